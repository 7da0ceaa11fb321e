import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripPageData } from '../../../src/client/page/stripPageData';

function createProps() {
  return {
    userLanguage: 'en',
    page: {
      title: 'Rows',
      styles: { '1abc-button': '.css-1abc-button{color:red}' },
      blocks: [
        { kind: 'html', key: 'a', html: '<p>Rows</p>' },
        {
          kind: 'demo',
          key: 'b',
          demo: {
            height: 320,
            title: undefined,
            files: [{ name: 'Sorted.tsx', html: '<span>code</span>' }],
            staticForm: { mode: 'replace', html: '<div>Lamp</div>' },
          },
        },
      ],
    },
    layout: { menu: { key: 'en:x-data-grid', html: '<ul></ul>' }, next: null },
  };
}

describe('stripPageData', () => {
  it('empties what the document holds already, and keeps the rest', () => {
    expect(stripPageData(createProps())).toEqual({
      userLanguage: 'en',
      page: {
        title: 'Rows',
        styles: {},
        blocks: [
          { kind: 'html', key: 'a', html: '' },
          {
            kind: 'demo',
            key: 'b',
            demo: {
              height: 320,
              title: undefined,
              files: [{ name: 'Sorted.tsx', html: '' }],
              staticForm: { mode: 'replace', html: '' },
            },
          },
        ],
      },
      layout: { menu: { key: 'en:x-data-grid', html: '' }, next: null },
    });
  });

  it('leaves the original as it is: it goes to the data file for client-side moves', () => {
    const props = createProps();
    stripPageData(props);
    expect(props).toEqual(createProps());
  });

  it('changes nothing the second time', () => {
    const keys = fc.oneof(fc.constantFrom('html', 'styles', 'page', 'blocks'), fc.string());
    const props = fc.object({ key: keys, withNullPrototype: true });
    fc.assert(
      fc.property(props, (value) => {
        const once = stripPageData(value);
        expect(stripPageData(once)).toEqual(once);
      }),
    );
  });
});
