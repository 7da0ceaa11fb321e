import { describe, expect, it } from 'vitest';
import { ApiLookup } from '../../../src/node/api/apiLookup';
import { createComponent } from '../pages/markdown/createTestApi';

const margin = { name: 'margin', type: { text: 'number' } };

function createLookup(): ApiLookup {
  const pages = [
    createComponent('BarChart', '/x/api/charts/bar-chart', {
      props: [
        { ...margin, declaredIn: 'ChartsContainerProps' },
        { name: 'colors', type: { text: 'string[]' } },
      ],
    }),
    createComponent('LineChart', '/x/api/charts/line-chart', {
      props: [
        { ...margin, declaredIn: 'ChartsContainerProps' },
        { name: 'colors', type: { text: 'string[]' } },
      ],
    }),
    createComponent('BarChartPro', '/x/api/charts/bar-chart-pro', {
      props: [{ name: 'colors', type: { text: 'string[]' } }],
    }),
  ].map((page) => ({ ...page, product: 'charts' as const }));
  return new ApiLookup({ pages, exports: [], events: [], types: new Map() });
}

describe('ApiLookup.findByCode', () => {
  it.each<[string, string[], string | undefined]>([
    ['margin', ['BarChart'], '/x/api/charts/bar-chart/#bar-chart-prop-margin'],
    // Two charts take it from one interface.
    ['margin', ['LineChart', 'BarChart'], '/x/api/charts/line-chart/#line-chart-prop-margin'],
    // Two charts have a prop of their own.
    ['colors', ['BarChart', 'LineChart'], undefined],
    // Two plans of one chart.
    ['colors', ['BarChart', 'BarChartPro'], '/x/api/charts/bar-chart/#bar-chart-prop-colors'],
    ['LineChart', ['BarChart'], '/x/api/charts/line-chart/'],
    ['margin', [], undefined],
    ['margin={4}', ['BarChart'], undefined],
  ])('finds what `%s` is on a page of %j', (code, components, href) => {
    expect(createLookup().findByCode(code, components, 'charts')?.href).toBe(href);
  });

  it('leaves names of another product alone', () => {
    expect(createLookup().findByCode('LineChart', [], 'data-grid')).toBeUndefined();
  });
});
