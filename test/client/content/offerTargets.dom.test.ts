import { afterEach, describe, expect, it, vi } from 'vitest';
import { findNearTargets, offerTargets } from '../../../src/client/content/offerTargets';

const toTarget = (id: string) => ({ id, label: id });

describe('findNearTargets', () => {
  const targets = ['column-header', 'column-width', 'bar-width', 'data-grid-prop-pageSizeOptions', 'api'].map(
    toTarget,
  );

  it.each([
    ['column-headers', ['column-header']],
    ['ColumnHeader', ['column-header']],
    ['data-grid-prop-pageSize', ['data-grid-prop-pageSizeOptions']],
    ['sizes-of-bars', []],
    ['zzzz', []],
    ['', []],
    ['%', []],
  ])('%j -> %j', (wanted, near) => {
    expect(findNearTargets(wanted, targets).map(({ id }) => id)).toEqual(near);
  });

  it('proposes three at most, the nearest first', () => {
    const many = ['axis-d', 'axis-cc', 'axis-bbb', 'axis'].map(toTarget);
    expect(findNearTargets('axis', many).map(({ id }) => id)).toEqual(['axis', 'axis-d', 'axis-cc']);
  });
});

describe('offerTargets', () => {
  const t = (key: string) => key;

  function offer(hash: string, content: string): HTMLElement {
    location.hash = hash;
    const root = document.createElement('main');
    root.innerHTML = content;
    document.body.append(root);
    offerTargets(root, t, vi.fn<(text: string) => void>());
    return root;
  }

  afterEach(() => {
    document.body.replaceChildren();
    location.hash = '';
  });

  it('leads to sections with a similar name, until it is closed', () => {
    const root = offer(
      '#stackin',
      '<article><h2 id="stacking"><span class="old-id" id="stack"></span>Stacking</h2></article>',
    );
    const link = root.querySelector<HTMLAnchorElement>('.missing-target a')!;
    expect([link.hash, link.textContent]).toEqual(['#stacking', 'Stacking']);
    root.querySelector<HTMLElement>('.missing-target button')!.click();
    expect(root.querySelector('.missing-target')).toBeNull();
  });

  it.each([
    ['#MonthlyBars.tsx', '<article></article>'],
    ['#nowhere', '<p></p>'],
    ['#nowhere', '<article><p class="not-found"></p></article>'],
  ])('says nothing of %j in %j', (hash, content) => {
    expect(offer(hash, content).querySelector('.missing-target')).toBeNull();
  });
});
