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
      zh: '没有 `width` 或 `height` 时，图表采用父元素的尺寸，而父元素的宽度或高度是 0 px。父元素自身没有尺寸、位于未激活的标签页中，或者在 `display: none` 之下，都会如此。',
    },
    cure: {
      en: 'State `height`, or give the parent a size. See [Size](/x/react-charts/quickstart/#size).',
      zh: '写明 `height`，或者给父元素设置尺寸。见[尺寸](/x/react-charts/quickstart/#size)。',
    },
    code: { language: 'tsx', text: '<BarChart height={280} series={series} xAxis={xAxis} />' },
  },
  {
    message: 'should be of type "band" to display the bar series of id',
    cause: {
      en: 'Bars stand on a band axis: the x-axis, or the y-axis with `layout="horizontal"`. Here it has another `scaleType`, or the chart is composed and none was set.',
      zh: '柱要放在 band 坐标轴上：即 x 轴；设置 `layout="horizontal"` 时是 y 轴。这里的坐标轴使用了其他的 `scaleType`，或者图表是组合而成的，没有设置它。',
    },
    cure: {
      en: "Set `scaleType: 'band'` on that axis; dates may stand on it too. See [Combine bars and lines](/x/react-charts/quickstart/#combine-bars-and-lines).",
      zh: "在该坐标轴上设置 `scaleType: 'band'`，日期也可以放在这样的坐标轴上。见[组合柱和折线](/x/react-charts/quickstart/#combine-bars-and-lines)。",
    },
    code: {
      language: 'tsx',
      text: "<BarChart xAxis={[{ scaleType: 'band', data: months }]} series={series} height={280} />",
    },
  },
  {
    message: 'should be a continuous type to display the bar series of id',
    cause: {
      en: 'The axis of the values is a `band` or `point` axis, so bars have no length.',
      zh: '数值所在的坐标轴是 `band` 或 `point` 类型，因此柱没有长度。',
    },
    cure: {
      en: 'Swap the axes, or add `layout="horizontal"`. See [Horizontal bars](/x/react-charts/bars/#horizontal-bars).',
      zh: '交换两条坐标轴，或者加上 `layout="horizontal"`。见[水平的柱](/x/react-charts/bars/#horizontal-bars)。',
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
      zh: '类别所在的坐标轴没有值，或者比系列的值少。`0 items` 表示坐标轴失去了它们：只设置 `label` 的 `xAxis` 会取代默认的坐标轴及其从 0 开始的编号。在柱状图中，这会以 `_ is not iterable` 告终。',
    },
    cure: {
      en: 'Give the axis its `data` or `dataKey`, and change it together with the series. See [Data and axes](/x/react-charts/quickstart/#data-and-axes).',
      zh: '给坐标轴 `data` 或 `dataKey`，并与系列同时更改。见[数据与坐标轴](/x/react-charts/quickstart/#data-and-axes)。',
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
      zh: '系列的值多于坐标轴的类别。超出最后一个类别的柱不会绘制。',
    },
    cure: {
      en: 'When one of the two is loaded or updated later than the other, keep both in one state, or in a `dataset`.',
      zh: '如果两者中有一个加载或更新得更晚，请把它们放在同一个状态中，或者放在 `dataset` 中。',
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
      zh: '系列没有 `data`，图表也没有 `dataset`。通常是因为数据加载时它仍是 `undefined`。`auto-generated-id-0` 是第一个没有 `id` 的系列。',
    },
    cure: {
      en: 'Pass an empty array while you load. See [Empty and loading](/x/react-charts/bars/#empty-and-loading).',
      zh: '加载时传入空数组。见[空状态与加载](/x/react-charts/bars/#empty-and-loading)。',
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
    cause: {
      en: 'The chart has a `dataset`, and a series does not say which property it shows.',
      zh: '图表有 `dataset`，但某个系列没有说明显示哪个属性。',
    },
    cure: {
      en: 'Bars and lines take `dataKey`, scatter and range bar series take all of their `datasetKeys`. See [Dataset](/x/react-charts/bars/#dataset).',
      zh: '柱状图和折线图用 `dataKey`；散点图和区间柱的系列用 `datasetKeys`，并且要写全。见 [dataset](/x/react-charts/bars/#dataset)。',
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
      zh: '`dataset` 中有一个值既不是数字，也不是 `null`。API 往往以文字的形式发送数字，例如 `"12"`，这样的值不会绘制。',
    },
    cure: { en: 'Convert the values before they reach the chart.', zh: '在传给图表之前转换这些值。' },
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
    cause: {
      en: 'An axis names a property, and the chart has no `dataset`, or it is still `undefined`.',
      zh: '坐标轴指明了属性名，而图表没有 `dataset`，或者它仍是 `undefined`。',
    },
    cure: {
      en: 'Pass `dataset`, an empty array while it loads, or give the axis `data`.',
      zh: '传入 `dataset`，加载时传入空数组；或者给坐标轴 `data`。',
    },
  },
  {
    message: 'series\' id "{id}" is not unique.',
    cause: {
      en: 'Two series of the same type have the same `id`. Two types may share one.',
      zh: '同一类型的两个系列有相同的 `id`。不同类型的系列可以相同。',
    },
    cure: {
      en: 'Change one of them, or leave `id` out: the chart makes one.',
      zh: '更改其中一个，或者不写 `id`，由图表生成。',
    },
  },
  {
    // The messages of two packages, in the same words.
    message: 'The following axis ids are duplicated: {…}.',
    cause: {
      en: 'Two axes have the same `id`. The x-axes and the y-axes share one set of ids.',
      zh: '两条坐标轴有相同的 `id`。x 轴和 y 轴共用一套 id。',
    },
    cure: {
      en: 'Give each a name of its own, `x-time` and `y-price` for example, and change the `xAxisId` and `yAxisId` that refer to it.',
      zh: '给每条坐标轴一个自己的名称，例如 `x-time` 和 `y-price`，并更改引用它们的 `xAxisId` 和 `yAxisId`。',
    },
  },
  {
    message: 'No axis found. The axisId "{axisId}" is probably invalid.',
    cause: {
      en: '`ChartsXAxis` or `ChartsYAxis` names an axis that the chart does not have. It draws nothing.',
      zh: '`ChartsXAxis` 或 `ChartsYAxis` 指向了图表中没有的坐标轴，因此什么也不绘制。',
    },
    cure: {
      en: 'Compare `axisId` with the `id` in `xAxis` or `yAxis`. Without `axisId` the first axis is drawn.',
      zh: '核对 `axisId` 与 `xAxis` 或 `yAxis` 中的 `id`。没有 `axisId` 时，绘制第一条坐标轴。',
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
      zh: '`ChartsReferenceLine` 位于一条坐标轴的一个值处。在 `band` 或 `point` 坐标轴上，它必须是其中的一个类别。消息中的 `id undefined` 指第一条坐标轴。',
    },
    cure: {
      en: 'Pass either `x` or `y`. Between two categories there is no place: take one of them, or a continuous axis.',
      zh: '传入 `x` 或 `y` 之一。两个类别之间没有位置：请选用其中一个类别，或者使用连续的坐标轴。',
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
      zh: '`BarPlot` 或 `ChartsTooltip` 之类的图表部件，或者 `useXScale` 之类的 Hook，运行在图表之外。如果位于图表之内，则是混用了两个包或两个版本，它们各有自己的 context。',
    },
    cure: {
      en: 'Move it into `ChartsDataProvider` or `ChartsContainer`, or pass it as child of a chart. Import all parts from one package. See [Composition](/x/react-charts/#composition).',
      zh: '把它移到 `ChartsDataProvider` 或 `ChartsContainer` 之内，或者作为图表的子元素传入。所有部件都从同一个包导入。见[组合](/x/react-charts/#composition)。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-charts @mui/x-charts-pro @mui/x-charts-premium' },
  },
  {
    message: 'The `highlightedItem` switched between controlled and uncontrolled state.',
    cause: {
      en: '`highlightedItem` was `undefined` at first and has a value now.',
      zh: '`highlightedItem` 起初是 `undefined`，现在有值。',
    },
    cure: { en: 'Pass `null` when nothing is highlighted.', zh: '没有高亮时传入 `null`。' },
  },
  {
    message: [
      'A chart component is changing the `hiddenItems` from uncontrolled to controlled.',
      'A chart component is changing the `zoomData` from uncontrolled to controlled.',
      '{warningPrefix}: A component is changing the {…}controlled {propName} state',
    ],
    cause: {
      en: 'The prop was `undefined` in the first render and has a value now, or the other way round. The first render decides who holds the state.',
      zh: '该属性在第一次渲染时是 `undefined`，现在有值，或者反过来。状态由谁保存，取决于第一次渲染。',
    },
    cure: {
      en: 'Pass a value from the first render on, an empty array for example, or never.',
      zh: '从第一次渲染起就传入值，例如空数组；或者始终不传。',
    },
  },
  {
    message: 'The following ids provided to "use{…}{…}Series" could not be found',
    cause: {
      en: 'A hook such as `useBarSeries` got the id of a series that the chart does not have, or that is of another type.',
      zh: '`useBarSeries` 之类的 Hook 收到了图表中没有的系列 id，或者该系列属于其他类型。',
    },
    cure: {
      en: 'Set `id` on the series, and use the hook of its type.',
      zh: '在系列上设置 `id`，并使用对应类型的 Hook。',
    },
  },
  {
    message: [
      "Failed to import 'rasterizehtml' module.",
      'Cannot export an image with zero width or height.',
    ],
    cause: {
      en: 'Image export needs the package `rasterizehtml`, which npm leaves out with `--omit=optional`, and a chart that has a size in the exported document.',
      zh: '导出图片需要 `rasterizehtml` 包，使用 `--omit=optional` 时 npm 不会安装它；还需要图表在导出的文档中有尺寸。',
    },
    cure: {
      en: 'Install the package. For a size of zero, see what `onBeforeExport` changes. See [Zoom and export](/x/react-charts/#zoom-and-export).',
      zh: '安装这个包。如果尺寸为零，请检查 `onBeforeExport` 更改了什么。见[缩放与导出](/x/react-charts/#zoom-and-export)。',
    },
    code: { language: 'bash', text: 'npm install rasterizehtml' },
  },
  {
    message: 'Sankey diagram contains circular references.',
    cause: {
      en: 'The links lead from a node back to itself, directly or through others. Rows with the same name on both sides are the usual reason.',
      zh: '连线从一个节点出发，直接或经过其他节点又回到它自身。常见的原因是两侧有相同的名称。',
    },
    cure: {
      en: 'Remove the link, or make two nodes of it, "Returned (in)" and "Returned (out)". See [Sankey](/x/react-charts/#sankey).',
      zh: '去掉这条连线，或者把该节点拆成两个，例如“退货（入）”和“退货（出）”。见[桑基图](/x/react-charts/#sankey)。',
    },
  },
];
