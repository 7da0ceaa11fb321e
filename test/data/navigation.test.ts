import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { getEntryKind } from '../../src/node/base/navigation/getEntryKind';
import { getNeighbours } from '../../src/node/base/navigation/getNeighbours';
import { getReadingOrder } from '../../src/node/base/navigation/getReadingOrder';

const order = getReadingOrder(navigation);
const pages = order.filter((entry) => getEntryKind(entry) === 'page').map(({ pathname }) => pathname);

describe('the reading order', () => {
  it('goes from what is new to the oldest migration guide', () => {
    expect(order[0]!.pathname).toBe('/x/whats-new');
    expect(order.at(-1)!.pathname).toBe('/x/migration/migration-data-grid-v4');
  });

  it('passes over the file and the anchor from page to page', () => {
    expect(getNeighbours(navigation, '/x/introduction/support').next?.pathname).toBe('/x/introduction/mcp');
    expect(getNeighbours(navigation, '/x/introduction/mcp').previous?.pathname).toBe(
      '/x/introduction/support',
    );
    expect(getNeighbours(navigation, '/x/react-charts/sankey').next?.pathname).toBe(
      '/x/react-charts/animation',
    );
  });

  it('can be walked from the first page to the last', () => {
    const walked: string[] = [];
    for (
      let pathname = pages[0];
      pathname !== undefined;
      pathname = getNeighbours(navigation, pathname).next?.pathname
    ) {
      walked.push(pathname);
    }
    expect(walked).toEqual(pages);
  });
});
