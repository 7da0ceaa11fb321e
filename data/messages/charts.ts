import type { ExplainedMessage } from '../../src/shared/page/messages';

/** Messages of the charts. */
export const charts: readonly ExplainedMessage[] = [
  {
    message: [
      'ChartContainer does not have `width` prop, and its container has no `width` defined.',
      'ChartContainer does not have `height` prop, and its container has no `height` defined.',
    ],
    cause: {
      en: 'Without `width` or `height`, a chart has the size of its parent. The parent is 0 pixels wide or high. This happens if the parent has no size of its own, is in an inactive tab, or is in an element with `display: none`.',
      zh: '没有 `width` 或 `height` 时，图表采用父元素的尺寸，而父元素的宽度或高度是 0 px。如果父元素自身没有尺寸、位于未激活的标签页中，或者位于设置了 `display: none` 的元素中，就会出现这种情况。',
    },
    cure: {
      en: 'Set `height`, or give the parent a size. See [Size](/x/react-charts/quickstart/#size).',
      zh: '设置 `height`，或者给父元素设置尺寸。见[尺寸](/x/react-charts/quickstart/#size)。',
    },
    code: { language: 'tsx', text: '<BarChart height={280} series={series} xAxis={xAxis} />' },
  },
  {
    message: 'should be of type "band" to display the bar series of id',
    cause: {
      en: 'Bars need a category axis with the `scaleType` `band`: the x-axis, or the y-axis with `layout="horizontal"`. This axis has another `scaleType`, or the chart is composed and `scaleType` is not set.',
      zh: '柱需要 `scaleType` 为 `band` 的类别轴：即 x 轴；设置 `layout="horizontal"` 时是 y 轴。这条坐标轴使用了其他的 `scaleType`，或者图表是组合而成的，没有设置 `scaleType`。',
    },
    cure: {
      en: "Set `scaleType: 'band'` on this axis. Its values can be dates, too. See [Combine bars and lines](/x/react-charts/quickstart/#combine-bars-and-lines).",
      zh: "在该坐标轴上设置 `scaleType: 'band'`，它的值也可以是日期。见[组合柱和折线](/x/react-charts/quickstart/#combine-bars-and-lines)。",
    },
    code: {
      language: 'tsx',
      text: "<BarChart xAxis={[{ scaleType: 'band', data: months }]} series={series} height={280} />",
    },
  },
  {
    message: 'should be a continuous type to display the bar series of id',
    cause: {
      en: 'Bars need a numeric value axis, but this axis has the `scaleType` `band` or `point`.',
      zh: '柱需要连续的数值轴，但这条坐标轴的 `scaleType` 是 `band` 或 `point`。',
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
      en: 'The category axis has no values, or fewer values than the series. With `0 items`, the axis has no `data`: an `xAxis` that sets only a `label` replaces the default axis. In a bar chart, the same mistake leads to `_ is not iterable`.',
      zh: '类别轴没有值，或者值比系列少。`0 items` 表示坐标轴没有 `data`：只设置 `label` 的 `xAxis` 会取代默认的坐标轴。在柱状图中，同样的错误会导致 `_ is not iterable`。',
    },
    cure: {
      en: 'Set `data` or `dataKey` of the axis, and update it together with the series. See [Data and axes](/x/react-charts/quickstart/#data-and-axes).',
      zh: '请设置坐标轴的 `data` 或 `dataKey`，并与系列同时更新。见[数据与坐标轴](/x/react-charts/quickstart/#data-and-axes)。',
    },
    code: {
      language: 'tsx',
      text: "<LineChart xAxis={[{ label: 'Week', data: [1, 2, 3, 4] }]} series={series} height={280} />",
    },
  },
  {
    message: 'has less data ({length} values) than the bar series',
    cause: {
      en: 'A series has more values than its axis has categories. The chart does not render bars beyond the last category.',
      zh: '系列的值多于坐标轴的类别。图表不渲染超出最后一个类别的柱。',
    },
    cure: {
      en: 'If the series and the categories load or change at different times, keep both in one state or in a `dataset`.',
      zh: '如果系列和类别的加载或更新时间不同，请把它们放在同一个状态中，或者放在 `dataset` 中。',
    },
  },
  {
    message: [
      "Charts: bar series with id='{id}' has no data.",
      "line series with id='{id}' has no data.",
      "range bar series with id='{id}' has no data.",
    ],
    cause: {
      en: 'A series has no `data`, and the chart has no `dataset`. Often, `data` is `undefined` while it loads. `auto-generated-id-0` is the first series without an `id`.',
      zh: '系列没有 `data`，图表也没有 `dataset`。通常是因为数据加载时它仍是 `undefined`。`auto-generated-id-0` 是第一个没有 `id` 的系列。',
    },
    cure: {
      en: 'Pass an empty array while data loads. See [Empty and loading](/x/react-charts/bars/#empty-and-loading).',
      zh: '加载时传入空数组。见[空状态与加载](/x/react-charts/bars/#empty-and-loading)。',
    },
    code: {
      language: 'tsx',
      text: '<BarChart loading={!visits} series={[{ data: visits ?? [] }]} height={280} />',
    },
  },
  {
    message: 'Unexpected numItems value: {numItems}.',
    cause: {
      en: 'A scatter series has no points: its `data` is empty or `undefined`, or `dataset` is empty. This also happens with `loading`.',
      zh: '散点图的某个系列没有点：它的 `data` 为空或是 `undefined`，或者 `dataset` 为空。设置 `loading` 时也会出现。',
    },
    cure: {
      en: 'Leave out series without points. If none is left, pass `series={[]}`. See [Empty and loading](/x/react-charts/scatter/#empty-and-loading).',
      zh: '请去掉没有点的系列。一个系列也不剩时，传入 `series={[]}`。见[空数据与加载](/x/react-charts/scatter/#empty-and-loading)。',
    },
    code: {
      language: 'tsx',
      text: '<ScatterChart series={all.filter(({ data }) => data.length > 0)} height={280} />',
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
      en: 'The chart has a `dataset`, but a series has no `dataKey` or lacks some of its `datasetKeys`.',
      zh: '图表有 `dataset`，但某个系列没有 `dataKey`，或者缺少一部分 `datasetKeys`。',
    },
    cure: {
      en: 'Set `dataKey` of bar and line series. Set all `datasetKeys` of scatter and range bar series. See [Dataset](/x/react-charts/bars/#dataset).',
      zh: '请为柱状图和折线图的系列设置 `dataKey`，为散点图和区间柱的系列设置全部 `datasetKeys`。见[数据集](/x/react-charts/bars/#dataset)。',
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
      en: 'A value of the dataset is neither a number nor `null`. APIs often return numbers as strings, such as `"12"`. The chart does not render them.',
      zh: '`dataset` 中有一个值既不是数字，也不是 `null`。API 往往以字符串的形式返回数字，例如 `"12"`，图表不渲染这样的值。',
    },
    cure: { en: 'Convert the values before you pass them to the chart.', zh: '在传给图表之前转换这些值。' },
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
      en: 'An axis has a `dataKey`, but the chart has no `dataset`, or `dataset` is `undefined`.',
      zh: '坐标轴有 `dataKey`，但图表没有 `dataset`，或者 `dataset` 是 `undefined`。',
    },
    cure: {
      en: 'Pass `dataset`, or an empty array while data loads. Without a `dataset`, set `data` of the axis.',
      zh: '传入 `dataset`，加载时传入空数组。没有 `dataset` 时，请设置坐标轴的 `data`。',
    },
  },
  {
    message: 'series\' id "{id}" is not unique.',
    cause: {
      en: 'Two series of the same type have the same `id`. Series of different types can have the same `id`.',
      zh: '同一类型的两个系列有相同的 `id`。不同类型的系列可以相同。',
    },
    cure: {
      en: 'Change one of the ids, or omit `id`. The chart then creates an id.',
      zh: '更改其中一个，或者不写 `id`，由图表生成。',
    },
  },
  {
    // The messages of two packages, in the same words.
    message: 'The following axis ids are duplicated: {…}.',
    cause: {
      en: 'Two axes have the same `id`. Ids must be unique among all x-axes and y-axes of the chart.',
      zh: '两条坐标轴有相同的 `id`。在图表的所有 x 轴和 y 轴中，id 必须唯一。',
    },
    cure: {
      en: 'Use different ids, for example `x-time` and `y-price`, and update the `xAxisId` and `yAxisId` that refer to them.',
      zh: '请使用不同的 id，例如 `x-time` 和 `y-price`，并更新引用它们的 `xAxisId` 和 `yAxisId`。',
    },
  },
  {
    message: 'No axis found. The axisId "{axisId}" is probably invalid.',
    cause: {
      en: '`axisId` of `ChartsXAxis` or `ChartsYAxis` is not the id of an axis of the chart. The component renders nothing.',
      zh: '`ChartsXAxis` 或 `ChartsYAxis` 的 `axisId` 不是图表中坐标轴的 id，因此组件什么也不渲染。',
    },
    cure: {
      en: 'Compare `axisId` with the `id` in `xAxis` or `yAxis`. Without `axisId`, the component renders the first axis.',
      zh: '核对 `axisId` 与 `xAxis` 或 `yAxis` 中的 `id`。没有 `axisId` 时，组件渲染第一条坐标轴。',
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
      en: '`ChartsReferenceLine` renders a line at one value of one axis. On a `band` or `point` axis, this value must be one of the categories. `id undefined` in the message means the first axis.',
      zh: '`ChartsReferenceLine` 在一条坐标轴的一个值处渲染一条线。在 `band` 或 `point` 坐标轴上，这个值必须是其中的一个类别。消息中的 `id undefined` 指第一条坐标轴。',
    },
    cure: {
      en: 'Pass either `x` or `y`. To place the line between two categories, use a continuous axis.',
      zh: '传入 `x` 或 `y` 之一。如果要把线放在两个类别之间，请使用连续的坐标轴。',
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
      en: 'A component such as `BarPlot` or `ChartsTooltip`, or a hook such as `useXScale`, is used outside a chart. If it is inside a chart, two packages or versions are combined, and each has its own context.',
      zh: '`BarPlot` 或 `ChartsTooltip` 之类的组件，或者 `useXScale` 之类的 Hook，用在图表之外。如果位于图表之内，则是混用了两个包或两个版本，它们各有自己的 context。',
    },
    cure: {
      en: 'Render the component in `ChartsDataProvider` or `ChartsContainer`, or pass it as a child of a chart, as in [composition](/x/react-charts/composition/). Call the hook in such a component. Import all components from one package.',
      zh: '在 `ChartsDataProvider` 或 `ChartsContainer` 之内渲染该组件，或者作为图表的子元素传入，如[组合](/x/react-charts/composition/)。Hook 也要在这样的组件中调用。所有组件都从同一个包导入。',
    },
    code: { language: 'bash', text: 'npm ls @mui/x-charts @mui/x-charts-pro @mui/x-charts-premium' },
  },
  {
    message: 'The `highlightedItem` switched between controlled and uncontrolled state.',
    cause: {
      en: '`highlightedItem` was `undefined` in the first render, and has a value now.',
      zh: '`highlightedItem` 在第一次渲染时是 `undefined`，现在有值。',
    },
    cure: { en: 'Pass `null` if no item is highlighted.', zh: '没有高亮的项时，传入 `null`。' },
  },
  {
    message: [
      'A chart component is changing the `hiddenItems` from uncontrolled to controlled.',
      'A chart component is changing the `zoomData` from uncontrolled to controlled.',
      '{warningPrefix}: A component is changing the {…}controlled {propName} state',
    ],
    cause: {
      en: 'The prop was `undefined` in the first render and now has a value, or it had a value and is now `undefined`. The first render decides whether the state is controlled.',
      zh: '该属性在第一次渲染时是 `undefined`，现在有值，或者反过来。状态是否受控，由第一次渲染决定。',
    },
    cure: {
      en: 'Pass a value from the first render on, for example an empty array, or never pass one.',
      zh: '从第一次渲染起就传入值，例如空数组；或者始终不传值。',
    },
  },
  {
    message: 'The following ids provided to "use{…}{…}Series" could not be found',
    cause: {
      en: 'A hook such as `useBarSeries` received an id that no series of this type has.',
      zh: '`useBarSeries` 之类的 Hook 收到的 id 不属于任何该类型的系列。',
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
      en: 'For the first message: image export needs the package `rasterizehtml`, which npm does not install with `--omit=optional`. For the second: the chart has no size in the exported document.',
      zh: '第一条消息：导出图片需要 `rasterizehtml` 包，使用 `--omit=optional` 时 npm 不会安装它。第二条消息：图表在导出的文档中没有尺寸。',
    },
    cure: {
      en: 'Install the package. If the size is zero, check what `onBeforeExport` changes. See [Chart export](/x/react-charts/export/#what-goes-wrong).',
      zh: '安装这个包。如果尺寸为零，请检查 `onBeforeExport` 更改了什么。见[图表导出](/x/react-charts/export/#what-goes-wrong)。',
    },
    code: { language: 'bash', text: 'npm install rasterizehtml' },
  },
  {
    message: 'Sankey diagram contains circular references.',
    cause: {
      en: 'Links lead from a node back to itself, directly or through other nodes. Often, one name is used for two different nodes.',
      zh: '连线从一个节点出发，直接或经过其他节点回到它自身。常见的原因是两个不同的节点使用了同一个名称。',
    },
    cure: {
      en: 'Remove the link, or split the node in two, for example "Returned (in)" and "Returned (out)". See [Sankey](/x/react-charts/sankey/#sankey-diagram-contains-circular-references).',
      zh: '去掉这条连线，或者把该节点拆分为两个，例如“退货（入）”和“退货（出）”。见[桑基图](/x/react-charts/sankey/#sankey-diagram-contains-circular-references)。',
    },
  },
];
