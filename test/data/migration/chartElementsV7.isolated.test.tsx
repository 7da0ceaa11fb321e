// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { findAll } from './demoElements';
import {
  BARS,
  callInChart,
  find,
  getSurface,
  getTags,
  hover,
  LINES,
  PIE,
  testChartChanges,
} from './chartLibrary';

const getTickLabel = () => find('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');

/** Reads the rules themselves: the computed style of jsdom lacks properties such as `touch-action`. */
function readSurfaceStyle(property: string): string | undefined {
  const names = [...getSurface().classList];
  const rules = findAll('style').flatMap(({ textContent }) => textContent.split('}'));
  const own = rules.filter((rule) => names.some((name) => rule.startsWith(`.${name}{`)));
  return new RegExp(`[{;]${property}:([^;]+)`).exec(own.join(''))?.[1];
}

testChartChanges([
  {
    section: 'axis-hooks-take-ids',
    change: 'takes a number as the id of an axis, not as its index',
    observe: (library) => {
      const axes = [
        { ...BARS.xAxis[0], id: 7 },
        { ...BARS.xAxis[0], id: 0 },
      ];
      return callInChart(library, () => library.useXAxis(0)?.id, { xAxis: axes });
    },
    v7: 7,
    v8: 0,
  },
  {
    section: 'renamed-series-properties',
    change: 'ignores the key highlighted of highlightScope',
    observe: ({ BarChart }) => {
      const series = [{ ...BARS.series[0], highlightScope: { highlighted: 'item', faded: 'global' } }];
      render(<BarChart {...BARS} series={series} />);
      const before = findAll('.MuiBarElement-root').map(({ outerHTML }) => outerHTML);
      hover(0);
      return findAll('.MuiBarElement-root').some(({ outerHTML }, index) => outerHTML !== before[index]);
    },
    v7: true,
    v8: false,
  },
  {
    section: 'sparklinechart-color',
    change: 'clips bars to the drawing area',
    observe: ({ SparkLineChart }) => {
      render(<SparkLineChart width={400} height={300} plotType="bar" data={[1, 2]} />);
      return find('.MuiBarElement-root').closest('[clip-path]') !== null;
    },
    v7: false,
    v8: true,
  },
  {
    section: 'piechart-has-no-axes',
    change: 'ignores the axes of a pie chart',
    observe: ({ PieChart }) => {
      render(<PieChart {...PIE} xAxis={BARS.xAxis} bottomAxis={{}} />);
      return findAll('.MuiChartsAxis-root').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'experimentalmarkrendering-is-gone',
    change: 'renders marks of the shape circle as circles',
    observe: ({ LineChart }) => {
      render(<LineChart {...LINES} />);
      return getTags('.MuiMarkElement-root');
    },
    v7: ['path', 'path'],
    v8: ['circle', 'circle'],
  },
  {
    section: 'series-hooks-are-stable',
    change: 'returns an array of the series',
    observe: (library) => {
      const useSeries = library.useBarSeries ?? library.unstable_useBarSeries!;
      const result = callInChart(library, useSeries);
      return Array.isArray(result) ? result.map(({ id }) => id) : Object.keys(result as object).toSorted();
    },
    v7: ['series', 'seriesOrder', 'stackingGroups'],
    v8: ['sales'],
  },
  {
    section: 'drawing-area-and-chart-id',
    change: 'returns only numbers from useDrawingArea',
    observe: (library) => [
      ...new Set(Object.values(callInChart(library, library.useDrawingArea)!).map((v) => typeof v)),
    ],
    v7: ['number', 'function'],
    v8: ['number'],
  },
  {
    section: 'elements-receive-numbers',
    change: 'passes numbers instead of spring values to slots.bar',
    observe: ({ BarChart }) => {
      const received: Record<string, unknown>[] = [];
      function Bar({ style, height }: { style?: object; height?: unknown }) {
        received.push({ height, ...style });
        return null;
      }
      render(<BarChart {...BARS} slots={{ bar: Bar }} />);
      return typeof received[0]!.height;
    },
    v7: 'object',
    v8: 'number',
  },
  {
    section: 'axis-tick-labels',
    change: 'sets the whole font of tick labels as an inline style',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      const { fontSize, fontFamily } = getTickLabel().style;
      return { fontSize, hasFamily: fontFamily !== '' };
    },
    v7: { fontSize: '12px', hasFamily: false },
    v8: { fontSize: '12px', hasFamily: true },
  },
  {
    section: 'axis-tick-labels',
    change: 'anchors rotated tick labels by their angle',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} xAxis={[{ ...BARS.xAxis[0], tickLabelStyle: { angle: 45 } }]} />);
      return getTickLabel().getAttribute('text-anchor');
    },
    v7: 'middle',
    v8: 'start',
  },
  {
    section: 'axis-label-position',
    change: 'sets the whole font of the label of an axis as an inline style',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} xAxis={[{ ...BARS.xAxis[0], label: 'Month' }]} />);
      const label = findAll('.MuiChartsAxis-directionX text').find(
        ({ textContent }) => textContent === 'Month',
      )!;
      const { fontSize, lineHeight, fontFamily } = label.style;
      return { fontSize, lineHeight, hasFamily: fontFamily !== '' };
    },
    v7: { fontSize: '14px', lineHeight: '', hasFamily: false },
    v8: { fontSize: '14px', lineHeight: '1', hasFamily: true },
  },
  {
    section: 'keys-of-the-theme',
    change: 'ignores the default props of MuiChartsTooltip in a theme',
    observe: ({ BarChart }) => {
      const components = { MuiChartsTooltip: { defaultProps: { trigger: 'item' } } };
      render(
        <ThemeProvider theme={createTheme({ components } as object)}>
          <BarChart {...BARS} />
        </ThemeProvider>,
      );
      hover(0);
      return findAll('.MuiChartsTooltip-root').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'class-names-of-elements',
    change: 'keeps the old classes of bars, and adds a class of the chart and data-series',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      const bars = [
        '.MuiBarElement-root',
        '.MuiBarElement-series-sales',
        '.MuiBar-element',
        '[data-series=sales] rect',
      ];
      return bars.map((selector) => findAll(`svg[viewBox="0 0 400 300"] ${selector}`).length);
    },
    v7: [2, 2, 0, 0],
    v8: [2, 2, 2, 2],
  },
  {
    section: 'class-names-of-elements',
    change: 'marks highlighted elements with data-highlighted',
    observe: ({ BarChart }) => {
      const series = [{ ...BARS.series[0], highlightScope: { highlight: 'item', fade: 'global' } }];
      render(<BarChart {...BARS} series={series} />);
      hover(0);
      return { highlighted: findAll('[data-highlighted]').length, faded: findAll('[data-faded]').length };
    },
    v7: { highlighted: 0, faded: 0 },
    v8: { highlighted: 1, faded: 1 },
  },
  {
    section: 'class-names-of-elements',
    change: 'sets colors and opacity as attributes',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} colors={['#123456']} />);
      const bar = find('.MuiBarElement-root');
      return { fill: bar.getAttribute('fill'), opacity: bar.getAttribute('opacity') };
    },
    v7: { fill: null, opacity: null },
    v8: { fill: '#123456', opacity: '1' },
  },
  {
    section: 'touch-and-selection',
    change: 'renders no empty title and desc',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      return getTags('svg > title, svg > desc');
    },
    v7: ['title', 'desc'],
    v8: [],
  },
  {
    section: 'touch-and-selection',
    change: 'lets users scroll the page over a chart, and not select its text',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      return ['touch-action', 'user-select'].map(readSurfaceStyle);
    },
    v7: ['none', undefined],
    v8: ['pan-y', 'none'],
  },
  {
    section: 'spacing-of-reference-lines',
    change: 'keeps 5 pixels to the edge with a number or without the key for this distance',
    observe: ({ BarChart, ChartsReferenceLine }) =>
      [10, { y: 10 }].map((spacing) => {
        const { unmount } = render(
          <BarChart {...BARS}>
            <ChartsReferenceLine y={3} label="Limit" labelAlign="end" spacing={spacing} />
          </BarChart>,
        );
        const line = find('.MuiChartsReferenceLine-line').getAttribute('d')!;
        const [, start, length] = /M (\S+) \S+ l (\S+)/.exec(line)!;
        const label = find('.MuiChartsReferenceLine-label').getAttribute('x');
        unmount();
        return Number(start) + Number(length) - Number(label);
      }),
    v7: [10, 0],
    v8: [5, 5],
  },
]);
