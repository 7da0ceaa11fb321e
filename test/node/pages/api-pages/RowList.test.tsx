import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useItemRole } from '../../../../src/node/pages/api-pages/views/ChunkedList';
import { FilterProvider, RowList } from '../../../../src/node/pages/api-pages/views/RowList';

function Item({ id }: { id: string }) {
  return <li id={id} role={useItemRole()} />;
}

function draw(count: number, hasFilter = true) {
  const items = Array.from({ length: count }, (_, index) => <Item key={index} id={`row-${index}`} />);
  return load(
    renderToStaticMarkup(
      <FilterProvider value={hasFilter}>
        <RowList className="long" label="Rows">
          {items}
        </RowList>
      </FilterProvider>,
    ),
    null,
    false,
  );
}

describe('RowList', () => {
  it.each([
    [0, true],
    [8, true],
    [100, false],
  ])('is an ordinary list of %i rows (filter above: %s)', (count, hasFilter) => {
    const $ = draw(count, hasFilter);
    expect($('ul.api-rows.long[aria-label="Rows"] > li:not([role])')).toHaveLength(count);
    expect($('.api-chunk')).toHaveLength(0);
  });

  it('cuts a long list into chunks, and keeps it one list in the same order', () => {
    const $ = draw(20);
    expect($('[role="list"].api-rows.long[aria-label="Rows"] > ul[role="none"].api-chunk')).toHaveLength(3);
    const ids = $('.api-chunk > li[role="listitem"]')
      .toArray()
      .map(({ attribs }) => attribs.id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `row-${index}`));
  });
});
