// @vitest-environment jsdom
import type * as React from 'react';
import { rainbowSurgePalette } from '@mui/x-charts';
import { fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { findAll } from './demoElements';
import {
  BARS,
  callInChart,
  type ChartLibrary,
  find,
  getSurface,
  getTags,
  hover,
  PIE,
  testChartChanges,
} from './chartLibrary';

function readArea(library: ChartLibrary, props?: Record<string, unknown>) {
  const { left, top, width, height } = callInChart(library, library.useDrawingArea, props) as Record<
    string,
    number
  >;
  return { left, top, width, height };
}

// Some demos pass a prop that only one of the versions has.
testChartChanges([
  {
    section: 'default-colors',
    change: 'takes the default colors from rainbowSurgePalette',
    observe: ({ PieChart, blueberryTwilightPalette }) => {
      render(<PieChart {...PIE} />);
      const colors = findAll('.MuiPieArc-root').map((arc) => arc.getAttribute('fill'));
      const palettes = { blueberryTwilightPalette, rainbowSurgePalette };
      return Object.entries(palettes)
        .filter(([, palette]) => colors.every((color, index) => color === palette('light')[index]))
        .map(([name]) => name);
    },
    v7: ['blueberryTwilightPalette'],
    v8: ['rainbowSurgePalette'],
  },
  {
    section: 'margins-and-axis-sizes',
    change: 'has margins of 20 pixels, an x-axis of 25 pixels and a y-axis of 45 pixels',
    observe: (library) => readArea(library),
    v7: { left: 50, top: 50, width: 300, height: 200 },
    v8: { left: 20 + 45, top: 20, width: 400 - 20 - 45 - 20, height: 300 - 20 - 25 - 20 },
  },
  {
    section: 'margins-and-axis-sizes',
    change: 'has an x-axis of 45 pixels and a y-axis of 65 pixels with a label',
    observe: (library) =>
      readArea(library, { xAxis: [{ ...BARS.xAxis[0], label: 'Month' }], yAxis: [{ label: 'Units' }] }),
    v7: { left: 50, top: 50, width: 300, height: 200 },
    v8: { left: 20 + 65, top: 20, width: 400 - 20 - 65 - 20, height: 300 - 20 - 45 - 20 },
  },
  {
    section: 'margins-and-axis-sizes',
    change: 'adds the margin to the size of the axis, and accepts a number',
    observe: (library) => [
      readArea(library, { margin: { left: 140 } }).left,
      readArea(library, { margin: 10 }).top,
    ],
    v7: [140, 50],
    v8: [185, 10],
  },
  {
    section: 'margins-and-axis-sizes',
    change: 'draws a pie in the whole chart, without a margin for the legend',
    observe: ({ PieChart }) => {
      render(<PieChart {...PIE} />);
      return find('.MuiPieArc-root').closest('[transform]')!.getAttribute('transform');
    },
    v7: 'translate(152.5, 150)',
    v8: 'translate(200, 150)',
  },
  {
    section: 'height-and-sx',
    change: 'passes className, id, aria-label and data attributes to the svg, whose size is only CSS',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} className="own" id="chart" aria-label="Chart" data-own="yes" />);
      const svg = getSurface();
      return {
        own: getTags('.own#chart[aria-label=Chart][data-own=yes]'),
        size: [svg.getAttribute('width'), svg.getAttribute('height')],
        viewBox: svg.getAttribute('viewBox'),
        surface: svg.classList.contains('MuiChartsSurface-root'),
      };
    },
    v7: { own: ['div'], size: ['400', '300'], viewBox: '0 0 400 300', surface: false },
    v8: { own: ['svg'], size: [null, null], viewBox: '0 0 400 300', surface: true },
  },
  {
    section: 'height-and-sx',
    change: 'applies sx of a chart to the div',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} sx={{ opacity: 0.5 }} />);
      return [getSurface(), getSurface().parentElement!].map((element) => getComputedStyle(element).opacity);
    },
    v7: ['0.5', ''],
    v8: ['', '0.5'],
  },
  {
    section: 'the-legend-is-html',
    change: 'renders the legend as a list beside the svg',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      return {
        tags: getTags('.MuiChartsLegend-root'),
        inside: getTags('svg .MuiChartsLegend-root').length > 0,
      };
    },
    v7: { tags: ['g'], inside: true },
    v8: { tags: ['ul'], inside: false },
  },
  {
    section: 'the-legend-is-html',
    change: 'has the class horizontal, and no background, by default',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} />);
      return ['row', 'horizontal', 'itemBackground'].filter((name) => find(`.MuiChartsLegend-${name}`));
    },
    v7: ['row', 'itemBackground'],
    v8: ['horizontal'],
  },
  {
    section: 'legend-is-in-slotprops',
    change: 'ignores the legend prop of a chart',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} legend={{ hidden: true }} />);
      return findAll('.MuiChartsLegend-root').length;
    },
    v7: 0,
    v8: 1,
  },
  {
    section: 'hidden-is-hidelegend',
    change: 'hides the legend with hideLegend instead of hidden',
    observe: ({ BarChart }) => {
      render(<BarChart {...BARS} hideLegend />);
      return findAll('.MuiChartsLegend-root').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'custom-legends',
    change: 'calls onItemClick of the legend with the event of a button',
    observe: ({ BarChart }) => {
      const onItemClick = vi.fn((event: React.MouseEvent) => event.currentTarget.tagName.toLowerCase());
      render(<BarChart {...BARS} slotProps={{ legend: { onItemClick } }} />);
      fireEvent.click(find('.MuiChartsLegend-root rect, .MuiChartsLegend-root button'));
      return onItemClick.mock.results[0]?.value;
    },
    v7: 'rect',
    v8: 'button',
  },
  {
    section: 'tooltip-slots-and-props',
    change: 'ignores the tooltip prop of a chart',
    observe: ({ BarChart }) => {
      render(
        <BarChart {...BARS} tooltip={{ trigger: 'item' }} slotProps={{ tooltip: { trigger: 'none' } }} />,
      );
      hover(0);
      return findAll('.MuiChartsTooltip-root').length;
    },
    v7: 1,
    v8: 0,
  },
  {
    section: 'tooltip-markup',
    change: 'renders the label as a header cell that contains the mark',
    observe: ({ BarChart }) => {
      const item = { trigger: 'item' };
      render(<BarChart {...BARS} tooltip={item} slotProps={{ tooltip: item }} />);
      hover(0);
      return {
        label: getTags('.MuiChartsTooltip-labelCell'),
        markCell: getTags('.MuiChartsTooltip-markCell'),
        markContainer: getTags('.MuiChartsTooltip-labelCell > .MuiChartsTooltip-markContainer'),
        value: getTags('.MuiChartsTooltip-valueCell'),
      };
    },
    v7: { label: ['td'], markCell: ['td'], markContainer: [], value: ['td'] },
    v8: { label: ['th'], markCell: [], markContainer: ['div'], value: ['td'] },
  },
  {
    section: 'tooltip-markup',
    change: 'shows the value of an item with the value 0',
    observe: ({ BarChart }) => {
      const item = { trigger: 'item' };
      render(<BarChart {...BARS} tooltip={item} slotProps={{ tooltip: item }} />);
      hover(1);
      return find('.MuiChartsTooltip-root').textContent;
    },
    v7: '',
    v8: 'Sales0',
  },
  {
    section: 'axis-position',
    change: 'hides an axis with position none instead of bottomAxis={null}',
    observe: ({ BarChart }) => {
      const countAxes = (props: Record<string, unknown>) => {
        const { container, unmount } = render(<BarChart {...BARS} {...props} />);
        const count = container.querySelectorAll('.MuiChartsAxis-directionX').length;
        unmount();
        return count;
      };
      return {
        bottomAxis: countAxes({ bottomAxis: null }),
        position: countAxes({ xAxis: [{ ...BARS.xAxis[0], position: 'none' }] }),
      };
    },
    v7: { bottomAxis: 0, position: 1 },
    v8: { bottomAxis: 1, position: 0 },
  },
]);
