import { describe, expect, it } from 'vitest';
import { listSubjects } from '../../../../src/node/pages/coverage/listSubjects';
import { createApiComponent } from '../api-pages/createApiPage';

describe('listSubjects', () => {
  it('lists each name once a product and kind, without what is deprecated', () => {
    const type = { text: 'string', parts: [] };
    const first = createApiComponent({
      product: 'charts',
      exportName: 'BarChart',
      props: [
        { name: 'series', type },
        { name: 'old', type, deprecation: '' },
      ],
      slots: [{ name: 'legend' }],
    });
    const second = createApiComponent({
      product: 'charts',
      exportName: 'LineChart',
      props: [{ name: 'series', type }],
    });
    const subjects = listSubjects({
      symbols: [first, second],
      events: [{ name: 'rowClick' }],
      objects: [{ name: 'ChartApi', product: 'charts', methods: [{ name: 'save', group: 'Api', type }] }],
    });
    expect(subjects.map(({ product, kind, name }) => `${product} ${kind} ${name}`)).toEqual([
      'charts prop series',
      'charts slot legend',
      'data-grid event rowClick',
      'charts method save',
    ]);
  });
});
