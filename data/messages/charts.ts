import type { ExplainedMessage } from '../../src/shared/messages';

/** Messages of the charts. */
export const charts: readonly ExplainedMessage[] = [
  {
    message: [
      'ChartContainer does not have `width` prop, and its container has no `width` defined.',
      'ChartContainer does not have `height` prop, and its container has no `height` defined.',
    ],
    cause: {
      en: 'Without `width` or `height` a chart takes the size of its parent, and the parent was 0 px wide or high. That is so in a parent without a size of its own, in a closed tab, and below `display: none`.',
    },
    cure: { en: 'State `height`, or give the parent a size. See [Size](/x/react-charts/quickstart/#size).' },
    code: { language: 'tsx', text: '<BarChart height={280} series={series} xAxis={xAxis} />' },
  },
  {
    message: 'should be of type "band" to display the bar series of id',
    cause: {
      en: 'Bars stand on a band axis: the x-axis, or the y-axis with `layout="horizontal"`. Here it has another `scaleType`, or the chart is composed and none was set.',
    },
    cure: {
      en: "Set `scaleType: 'band'` on that axis; dates may stand on it too. See [Bars and a line in one chart](/x/react-charts/quickstart/#bars-and-a-line-in-one-chart).",
    },
    code: {
      language: 'tsx',
      text: "<BarChart xAxis={[{ scaleType: 'band', data: months }]} series={series} height={280} />",
    },
  },
  {
    message: 'should be a continuous type to display the bar series of id',
    cause: { en: 'The axis of the values is a `band` or `point` axis, so bars have no length.' },
    cure: {
      en: 'Swap the axes, or add `layout="horizontal"`. See [Horizontal bars](/x/react-charts/bars/#horizontal-bars).',
    },
  },
  {
    message: [
      'The data length of the x axis ({length} items) is lower',
      '{…} should have data property.',
      'should have data property to be able to display a line plot.',
    ],
    cause: {
      en: 'The axis of the categories has no values, or fewer than the series. `0 items` says that it lost them: an `xAxis` that only sets a `label` replaces the default axis and its numbers from 0. In a bar chart this ends in `_ is not iterable`.',
    },
    cure: {
      en: 'Give the axis its `data` or `dataKey`, and change it together with the series. See [Data and axes](/x/react-charts/quickstart/#data-and-axes).',
    },
    code: {
      language: 'tsx',
      text: "<LineChart xAxis={[{ label: 'Week', data: [1, 2, 3, 4] }]} series={series} height={280} />",
    },
  },
  {
    message: 'has less data ({length} values) than the bar series',
    cause: {
      en: 'A series has more values than its axis has categories. The bars beyond the last category are not drawn.',
    },
    cure: {
      en: 'When one of the two is loaded or updated later than the other, keep both in one state, or in a `dataset`.',
    },
  },
  {
    message: [
      "Charts: bar series with id='{id}' has no data.",
      "line series with id='{id}' has no data.",
      "range bar series with id='{id}' has no data.",
    ],
    cause: {
      en: 'A series has no `data`, and the chart has no `dataset`. The values are usually still `undefined` while they load. `auto-generated-id-0` is the first series without an `id`.',
    },
    cure: {
      en: 'Pass an empty array while you load. See [Empty and loading](/x/react-charts/bars/#empty-and-loading).',
    },
    code: {
      language: 'tsx',
      text: '<BarChart loading={!visits} series={[{ data: visits ?? [] }]} height={280} />',
    },
  },
  {
    message: [
      "bar series with id='{id}' has no data and no dataKey.",
      "line series with id='{id}' has no data and no dataKey.",
      "scatter series with id='{seriesId}' has incomplete datasetKeys.",
      "range bar series with id='{id}' has incomplete datasetKeys.",
    ],
    cause: { en: 'The chart has a `dataset`, and a series does not say which property it shows.' },
    cure: {
      en: 'Bars and lines take `dataKey`, scatter and range bar series take all of their `datasetKeys`. See [A dataset](/x/react-charts/bars/#a-dataset).',
    },
    code: {
      language: 'tsx',
      text: "<ScatterChart dataset={rows} series={[{ datasetKeys: { x: 'age', y: 'income' } }]} height={280} />",
    },
  },
  {
    message: [
      'is used for plotting bars, but the dataset contains',
      'is used for plotting lines, but the dataset contains',
      'Your dataset key "start" is used for plotting an range bar',
      'Your dataset key "end" is used for plotting an range bar',
    ],
    cause: {
      en: 'A value of the dataset is neither a number nor `null`. APIs often send numbers as text, such as `"12"`; these are not drawn.',
    },
    cure: { en: 'Convert the values before they reach the chart.' },
    code: {
      language: 'ts',
      text: 'const dataset = rows.map((row) => ({ ...row, total: Number(row.total) }));',
    },
  },
  {
    message: [
      'x-axis uses `dataKey` but no `dataset` is provided.',
      'y-axis uses `dataKey` but no `dataset` is provided.',
      'z-axis uses `dataKey` but no `dataset` is provided.',
      '{axisName}-axis uses `dataKey` but no `dataset` is provided.',
    ],
    cause: { en: 'An axis names a property, and the chart has no `dataset`, or it is still `undefined`.' },
    cure: { en: 'Pass `dataset`, an empty array while it loads, or give the axis `data`.' },
  },
  {
    message: 'series\' id "{id}" is not unique.',
    cause: { en: 'Two series of the same type have the same `id`. Two types may share one.' },
    cure: { en: 'Change one of them, or leave `id` out: the chart makes one.' },
  },
  {
    // The messages of two packages, in the same words.
    message: 'The following axis ids are duplicated: {…}.',
    cause: { en: 'Two axes have the same `id`. The x-axes and the y-axes share one set of ids.' },
    cure: {
      en: 'Give each a name of its own, `x-time` and `y-price` for example, and change the `xAxisId` and `yAxisId` that refer to it.',
    },
  },
  {
    message: 'No axis found. The axisId "{axisId}" is probably invalid.',
    cause: {
      en: '`ChartsXAxis` or `ChartsYAxis` names an axis that the chart does not have. It draws nothing.',
    },
    cure: {
      en: 'Compare `axisId` with the `id` in `xAxis` or `yAxis`. Without `axisId` the first axis is drawn.',
    },
  },
  {
    message: [
      'the value {x} does not exist in the data of x axis with id {axisId}.',
      'the value {y} does not exist in the data of y axis with id {axisId}.',
      'The ChartsReferenceLine cannot have both `x` and `y` props set.',
      'The ChartsReferenceLine should have a value in `x` or `y` prop.',
    ],
    cause: {
      en: '`ChartsReferenceLine` stands at one value of one axis. On a `band` or `point` axis this has to be one of the categories. `id undefined` in the message is the first axis.',
    },
    cure: {
      en: 'Pass either `x` or `y`. Between two categories there is no place: take one of them, or a continuous axis.',
    },
    code: { language: 'tsx', text: '<ChartsReferenceLine x="Apr" label="Launch" />' },
  },
  {
    message: [
      'rendered outside of a ChartsDataProvider or ChartsContainer parent component',
      'rendered outside of a ChartsContainer parent component. Wrap your component in a ChartsContainer',
      'Could not find the Charts Slots context.',
      'Could not find the svg ref context.',
      'Can not find the charts localization context.',
    ],
    cause: {
      en: 'A part of a chart, such as `BarPlot` or `ChartsTooltip`, or a hook such as `useXScale` runs outside of a chart. If it stands inside, two packages or versions are mixed, and each has a context of its own.',
    },
    cure: {
      en: 'Move it into `ChartsDataProvider` or `ChartsContainer`, or pass it as child of a chart. Import all parts from one package. See [Composition](/x/react-charts/#composition).',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-charts @mui/x-charts-pro @mui/x-charts-premium' },
  },
  {
    message: 'The `highlightedItem` switched between controlled and uncontrolled state.',
    cause: { en: '`highlightedItem` was `undefined` at first and has a value now.' },
    cure: { en: 'Pass `null` when nothing is highlighted.' },
  },
  {
    message: [
      'A chart component is changing the `hiddenItems` from uncontrolled to controlled.',
      'A chart component is changing the `zoomData` from uncontrolled to controlled.',
      '{warningPrefix}: A component is changing the {…}controlled {propName} state',
    ],
    cause: {
      en: 'The prop was `undefined` in the first render and has a value now, or the other way round. The first render decides who holds the state.',
    },
    cure: { en: 'Pass a value from the first render on, an empty array for example, or never.' },
  },
  {
    message: 'The following ids provided to "use{…}{…}Series" could not be found',
    cause: {
      en: 'A hook such as `useBarSeries` got the id of a series that the chart does not have, or that is of another type.',
    },
    cure: { en: 'Set `id` on the series, and use the hook of its type.' },
  },
  {
    message: [
      "Failed to import 'rasterizehtml' module.",
      'Cannot export an image with zero width or height.',
    ],
    cause: {
      en: 'Image export needs the package `rasterizehtml`, which npm leaves out with `--omit=optional`, and a chart that has a size in the exported document.',
    },
    cure: {
      en: 'Install the package. For a size of zero, see what `onBeforeExport` changes. See [Zoom and export](/x/react-charts/#zoom-and-export).',
    },
    code: { language: 'bash', text: 'npm install rasterizehtml' },
  },
  {
    message: 'Sankey diagram contains circular references.',
    cause: {
      en: 'The links lead from a node back to itself, directly or through others. Rows with the same name on both sides are the usual reason.',
    },
    cure: {
      en: 'Remove the link, or make two nodes of it, "Returned (in)" and "Returned (out)". See [Sankey](/x/react-charts/#sankey).',
    },
  },
];
