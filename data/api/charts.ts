import type { SymbolSummaries } from '../../src/shared/search/symbolSummary';

/** What the symbols of the Charts are for. */
export const charts: SymbolSummaries = {
  ChartsContainer: {
    en: 'Renders a composed chart without a legend: takes series, axes and size, and renders the `<svg>`.',
    zh: '渲染没有图例的组合图表：接收系列、坐标轴和尺寸，并渲染 `<svg>`。',
  },
  AxisConfig: {
    en: 'Configures an axis: data, scale, limits, ticks, labels and position.',
    zh: '配置坐标轴：数据、比例尺、范围、刻度、标签和位置。',
  },
  ChartsClipPath: {
    en: 'Clips elements that refer to its `id` at the edge of the drawing area.',
    zh: '在绘图区的边缘裁剪引用其 `id` 的元素。',
  },
  ChartsReferenceLine: {
    en: 'Renders a line with a label at one value of the x-axis or y-axis.',
    zh: '在 x 轴或 y 轴的某个值处渲染一条带标签的线。',
  },
  ChartsAxis: {
    en: 'Renders all x-axes and y-axes of a composed chart at their configured positions.',
    zh: '在所配置的位置渲染组合图表的所有 x 轴和 y 轴。',
  },
  ChartsXAxis: {
    en: 'Renders one x-axis of a composed chart: its line, ticks, tick labels and label.',
    zh: '渲染组合图表的一条 x 轴：轴线、刻度、刻度标签和名称。',
  },
  ChartsYAxis: {
    en: 'Renders one y-axis of a composed chart: its line, ticks, tick labels and label.',
    zh: '渲染组合图表的一条 y 轴：轴线、刻度、刻度标签和名称。',
  },
  ChartsGrid: {
    en: 'Renders lines behind the data at the ticks of the x-axis, the y-axis or both.',
    zh: '在数据后面渲染网格线，位于 x 轴、y 轴或两者的刻度处。',
  },
  ChartsText: {
    en: 'Renders SVG text that starts a new line at each line feed. Use it for custom labels.',
    zh: '渲染遇换行符即换行的 SVG 文本，用于自定义标签。',
  },
  ChartsTooltip: {
    en: 'Shows the value of one item, or the values of all series at an axis position, near the pointer.',
    zh: '在指针附近显示数值：单个项的值，或某个轴值处所有系列的值。',
  },
  ChartsTooltipContainer: {
    en: 'Opens and positions a tooltip near the pointer or an item. You provide the content.',
    zh: '在指针或项的附近打开并定位提示框，内容由你提供。',
  },
  ChartsAxisTooltipContent: {
    en: 'Renders the tooltip table with the values of all series at one axis position.',
    zh: '渲染提示框中的表格，列出坐标轴某一位置上所有系列的值。',
  },
  ChartsItemTooltipContent: {
    en: 'Renders the tooltip table with the value of one item, such as a bar, a point or a slice.',
    zh: '渲染提示框中的表格，显示单个项（例如柱、点或扇区）的值。',
  },
  ChartsLegend: {
    en: 'Lists series or slices with their colors. Users can click an entry to hide or show it.',
    zh: '列出系列或扇区及其颜色，点击条目可以将其隐藏或显示。',
  },
  LegendItemParams: {
    en: 'Describes one legend entry that `useLegend` returns: label, color, mark and series.',
    zh: '描述 `useLegend` 返回的一个图例条目：标签、颜色、标记和系列。',
  },
  ContinuousColorLegend: {
    en: 'Renders a gradient with its lowest and highest value, for an axis with a continuous color map.',
    zh: '渲染带最小值和最大值的渐变色条，用于采用连续颜色映射的坐标轴。',
  },
  PiecewiseColorLegend: {
    en: 'Renders a colored mark per range of values, for an axis with a piecewise color map.',
    zh: '为每个数值区间渲染一个颜色标记，用于采用分段颜色映射的坐标轴。',
  },
  ChartsLocalizationProvider: {
    en: 'Sets the language of the texts of all charts inside it, such as those of the toolbar.',
    zh: '设置其中所有图表的文字的语言，例如工具栏的文字。',
  },
  ChartsAxisHighlight: {
    en: 'Highlights the axis position under the pointer with a line or a band.',
    zh: '用线或色带高亮指针所在的坐标轴位置。',
  },
  BarSeries: {
    en: 'Configures a series of a bar chart: values, layout, color, stack and labels.',
    zh: '配置柱状图的一个系列：数值、方向、颜色、堆叠和标签。',
  },
  BarChart: {
    en: 'Compares values by the length of bars: grouped or stacked, vertical or horizontal.',
    zh: '用柱的长度比较数值：可并排或堆叠，可竖直或水平。',
  },
  BarPlot: {
    en: 'Renders the bars of all bar series in a composed chart.',
    zh: '在组合图表中渲染所有柱状系列的柱。',
  },
  BarElement: {
    en: 'Renders one bar of a `BarPlot` with its position, size and highlight state.',
    zh: '渲染 `BarPlot` 中的一根柱，包含位置、大小和高亮状态。',
  },
  BarLabel: {
    en: 'Renders the label of one bar, in its center or beyond its end.',
    zh: '渲染一根柱的标签，位于柱的中心或末端之外。',
  },
  LineSeries: {
    en: 'Configures a series of a line chart: values, curve, area, marks and stack.',
    zh: '配置折线图的一个系列：数值、曲线、面积、标记和堆叠。',
  },
  LineChart: {
    en: 'Shows how values change along an axis, as lines or as areas that can be stacked.',
    zh: '用折线或可堆叠的面积显示数值沿坐标轴的变化。',
  },
  LinePlot: {
    en: 'Renders the lines of all line series in a composed chart.',
    zh: '在组合图表中渲染所有折线系列的线。',
  },
  AreaPlot: {
    en: 'Renders the areas of all line series with `area` in a composed chart.',
    zh: '在组合图表中渲染所有设置了 `area` 的折线系列的面积。',
  },
  MarkPlot: {
    en: 'Renders the marks of all line series that show them in a composed chart.',
    zh: '在组合图表中渲染所有显示标记的折线系列的标记。',
  },
  LineHighlightPlot: {
    en: 'Renders a point on each line at the x value under the pointer in a composed chart.',
    zh: '在组合图表中，在指针所在的 x 值处为每条线渲染一个点。',
  },
  AreaElement: {
    en: 'Renders the area of one series of an `AreaPlot` with its color and highlight state.',
    zh: '渲染 `AreaPlot` 中一个系列的面积，包含颜色和高亮状态。',
  },
  AnimatedArea: {
    en: 'Renders the default path of the `area` slot, with animation when it appears and changes.',
    zh: '渲染 `area` 插槽的默认路径，出现和变化时带动画。',
  },
  LineElement: {
    en: 'Renders the line of one series of a `LinePlot` with its color and highlight state.',
    zh: '渲染 `LinePlot` 中一个系列的线，包含颜色和高亮状态。',
  },
  AnimatedLine: {
    en: 'Renders the default path of the `line` slot, with animation when it appears and changes.',
    zh: '渲染 `line` 插槽的默认路径，出现和变化时带动画。',
  },
  MarkElement: {
    en: 'Renders one mark of a line in the `shape` of its series. `MarkPlot` uses it for all but circles.',
    zh: '渲染线上的一个标记，形状由系列的 `shape` 决定。除圆形外，`MarkPlot` 都使用它。',
  },
  LineHighlightElement: {
    en: 'Renders the point of a `LineHighlightPlot` on one line.',
    zh: '渲染 `LineHighlightPlot` 在一条线上的点。',
  },
  PieSeries: {
    en: 'Configures a ring or disc of a pie chart: data, radii, angles and slice labels.',
    zh: '配置饼图的一个圆盘或圆环：数据、半径、角度和扇区标签。',
  },
  PieChart: {
    en: 'Shows the parts of a whole as slices of a pie, a donut or several rings.',
    zh: '把整体的各部分显示为圆盘、圆环或多层圆环的扇区。',
  },
  PiePlot: {
    en: 'Renders the slices of all pie series and their labels in a composed chart.',
    zh: '在组合图表中渲染所有饼图系列的扇区及其标签。',
  },
  PieArcPlot: {
    en: 'Renders the slices of one pie series without labels. It is part of `PiePlot`.',
    zh: '渲染一个饼图系列的扇区，不含标签。它是 `PiePlot` 的一部分。',
  },
  PieArcLabelPlot: {
    en: 'Renders the labels of one pie series, except on slices narrower than `arcLabelMinAngle`.',
    zh: '渲染一个饼图系列的标签，角度小于 `arcLabelMinAngle` 的扇区除外。',
  },
  PieArc: {
    en: 'Renders one slice of a `PieArcPlot` with its angles, radii and highlight state.',
    zh: '渲染 `PieArcPlot` 中的一个扇区，包含角度、半径和高亮状态。',
  },
  PieArcLabel: {
    en: 'Renders the label of one slice at the distance from the center that `arcLabelRadius` sets.',
    zh: '渲染一个扇区的标签，与圆心的距离由 `arcLabelRadius` 决定。',
  },
  ScatterSeries: {
    en: 'Configures a set of points in a scatter chart: coordinates, color and marker size.',
    zh: '配置散点图中的一组点：坐标、颜色和标记大小。',
  },
  ScatterChart: {
    en: 'Shows how two values relate: each item is a point at its x and y value.',
    zh: '显示两个值之间的关系：每一项都是位于其 x 值和 y 值处的点。',
  },
  ScatterPlot: {
    en: 'Renders the points of all scatter series in a composed chart.',
    zh: '在组合图表中渲染所有散点系列的点。',
  },
  Scatter: {
    en: 'Renders the points of one scatter series with the scales that it receives.',
    zh: '按收到的比例尺渲染一个散点系列的点。',
  },
  SparkLineChart: {
    en: 'Renders a small line or bar chart without visible axes and legend, for example in a table cell.',
    zh: '渲染没有可见坐标轴和图例的小型折线图或柱状图，例如用于表格单元格。',
  },
  Gauge: {
    en: 'Shows one value between a minimum and a maximum as an arc with the number inside.',
    zh: '用圆弧显示最小值与最大值之间的一个值，数字位于其中。',
  },
  GaugeContainer: {
    en: 'Contains the arcs and pointers of a composed gauge, and takes its value, limits and angles.',
    zh: '包含组合仪表盘的圆弧和指针，并接收它的值、范围和角度。',
  },
  RadarChart: {
    en: 'Compares series by several metrics. Each metric has its own axis around a center.',
    zh: '在多个指标上比较系列，每个指标都有一条围绕中心的轴。',
  },
  RadarSeries: {
    en: 'Configures a series of a radar chart: one value per metric, color, fill and marks.',
    zh: '配置雷达图的一个系列：各指标的值、颜色、填充和标记。',
  },
  FocusedRadarMark: {
    en: 'Renders the outline of the radar point that has the keyboard focus.',
    zh: '渲染键盘焦点所在的雷达图数据点的轮廓。',
  },
  RadarGrid: {
    en: 'Renders the rings and stripes behind a radar chart, as circles or with a corner per metric.',
    zh: '渲染雷达图背后的环和条带，可以是圆形，也可以在每个指标处有角。',
  },
  RadarAxis: {
    en: 'Renders the axis of one metric of a radar chart with the values of its divisions.',
    zh: '渲染雷达图一个指标的轴，并标出各分段的值。',
  },
  RadarAxisHighlight: {
    en: 'Renders a line to the metric under the pointer, with a point at the value of each series.',
    zh: '渲染指向指针所在指标的线，并在每个系列的值处渲染一个点。',
  },
  RadarMetricLabels: {
    en: 'Renders the names of the metrics around a composed radar chart.',
    zh: '在组合的雷达图周围渲染各指标的名称。',
  },
  RadarSeriesArea: {
    en: 'Renders the areas of all radar series, or of one of them, without marks.',
    zh: '渲染全部或其中一个雷达系列的面积，不含标记。',
  },
  RadarSeriesMarks: {
    en: 'Renders the marks of all radar series, or of one of them, without areas.',
    zh: '渲染全部或其中一个雷达系列的标记，不含面积。',
  },
  RadarSeriesPlot: {
    en: 'Renders all radar series one after the other, each with its area and its marks.',
    zh: '依次渲染各个雷达系列，每个都包含面积和标记。',
  },
  ChartsSurface: {
    en: 'Renders the `<svg>` of a composed chart, with its title and description.',
    zh: '渲染组合图表的 `<svg>`，包含图表的标题和描述。',
  },
  ChartsDataProvider: {
    en: 'Provides series, axes and size to the components of a composed chart, including HTML parts.',
    zh: '向组合图表的组件（包括 HTML 部分）提供系列、坐标轴和尺寸。',
  },
  Toolbar: {
    en: 'Contains the buttons of a custom chart toolbar. Arrow keys move the focus between them.',
    zh: '包含自定义图表工具栏的按钮；用方向键可以在按钮之间移动焦点。',
  },
  ToolbarButton: {
    en: 'Renders a button for a custom action in a chart toolbar. Arrow keys move the focus to it.',
    zh: '在图表工具栏中渲染执行自定义操作的按钮，用方向键可以移到它。',
  },
  ChartsWrapper: {
    en: 'Positions the legend above, below or beside the chart in a composed chart.',
    zh: '在组合图表中，把图例放在图形的上方、下方或旁边。',
  },
  ChartsBrushOverlay: {
    en: 'Renders the shaded area while users drag across a chart.',
    zh: '用户在图表上拖拽时，渲染阴影区域。',
  },
  ChartsContainerPro: {
    en: 'Extends `ChartsContainer` with zoom, pan, print and image export.',
    zh: '在 `ChartsContainer` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  ChartImageExportOptions: {
    en: 'Configures image export of a chart: file name, format, quality and styles.',
    zh: '配置图表的图片导出：文件名、格式、质量和样式。',
  },
  ChartPrintExportOptions: {
    en: 'Configures printing of a chart: file name, styles and a callback before printing.',
    zh: '配置图表的打印：文件名、样式和打印前的回调。',
  },
  Heatmap: {
    en: 'Shows a value for each pair of x and y categories as the color of a cell.',
    zh: '用单元格的颜色显示每一对 x 类别和 y 类别的值。',
  },
  HeatmapSeries: {
    en: 'Configures the data of a heatmap: a list of x index, y index and value, and a formatter.',
    zh: '配置热力图的数据（x 索引、y 索引和值的列表）及其格式化方式。',
  },
  HeatmapPlot: {
    en: 'Renders the cells of `Heatmap`. The `cell` slot replaces them. Composed charts do not support it in 8.29.3.',
    zh: '渲染 `Heatmap` 的单元格，可用 `cell` 插槽替换。8.29.3 版的组合图表不支持它。',
  },
  HeatmapCell: {
    en: 'Renders the default rectangle of the `cell` slot in the color of its value.',
    zh: '渲染 `cell` 插槽的默认矩形，颜色取自它的值。',
  },
  FocusedHeatmapCell: {
    en: 'Renders the outline of the heatmap cell that has the keyboard focus.',
    zh: '渲染键盘焦点所在的热力图单元格的轮廓。',
  },
  HeatmapTooltip: {
    en: 'Shows the x category, the y category and the value of a heatmap cell near the pointer.',
    zh: '在指针附近显示热力图单元格的 x 类别、y 类别和值。',
  },
  HeatmapTooltipContent: {
    en: 'Renders the table of the heatmap tooltip, for use in a `ChartsTooltipContainer`.',
    zh: '渲染热力图提示框中的表格，用于 `ChartsTooltipContainer`。',
  },
  ChartsDataProviderPro: {
    en: 'Extends `ChartsDataProvider` with zoom, pan, print and image export.',
    zh: '在 `ChartsDataProvider` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  ScatterChartPro: {
    en: 'Extends `ScatterChart` with zoom, pan, print and image export.',
    zh: '在 `ScatterChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  Unstable_SankeyChart: {
    en: 'Shows flows between nodes as links. The width of a link is its value.',
    zh: '用连线显示节点之间的流量，连线的宽度表示值。',
  },
  SankeyTooltip: {
    en: 'Shows a node or a link of a Sankey chart and its value near the pointer.',
    zh: '在指针附近显示桑基图的节点或连线及其值。',
  },
  SankeyTooltipContent: {
    en: 'Renders the table of the Sankey tooltip, for use in a `ChartsTooltipContainer`.',
    zh: '渲染桑基图提示框中的表格，用于 `ChartsTooltipContainer`。',
  },
  SankeyPlot: {
    en: 'Renders the nodes, the links and the labels of a Sankey chart in a composed chart.',
    zh: '在组合图表中渲染桑基图的节点、连线及其标签。',
  },
  SankeyDataProvider: {
    en: 'Provides the data and the layout of a Sankey chart to the components inside it.',
    zh: '向其中的组件提供桑基图的数据和布局。',
  },
  FocusedSankeyLink: {
    en: 'Renders the outline of the Sankey link that has the keyboard focus.',
    zh: '渲染键盘焦点所在的桑基图连线的轮廓。',
  },
  FocusedSankeyNode: {
    en: 'Renders the outline of the Sankey node that has the keyboard focus.',
    zh: '渲染键盘焦点所在的桑基图节点的轮廓。',
  },
  BarChartPro: {
    en: 'Extends `BarChart` with zoom, pan, print and image export.',
    zh: '在 `BarChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  LineChartPro: {
    en: 'Extends `LineChart` with zoom, pan, print and image export.',
    zh: '在 `LineChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  PieChartPro: {
    en: 'Extends `PieChart` with print and image export, from a toolbar or from code.',
    zh: '在 `PieChart` 的基础上增加图片导出和打印，可由工具栏或代码触发。',
  },
  FunnelChart: {
    en: 'Shows how much remains after each step of a process as sections of decreasing width.',
    zh: '用逐渐变窄的区段显示流程每一步之后还剩多少。',
  },
  FunnelSeries: {
    en: 'Configures the steps of a funnel chart: values, labels, curve and direction.',
    zh: '配置漏斗图的各个步骤：数值、标签、曲线和方向。',
  },
  FunnelPlot: {
    en: 'Renders the sections of a funnel and their labels in a composed chart.',
    zh: '在组合图表中渲染漏斗的各个区段及其标签。',
  },
  FocusedFunnelSection: {
    en: 'Renders the outline of the funnel section that has the keyboard focus.',
    zh: '渲染键盘焦点所在的漏斗区段的轮廓。',
  },
  RadarChartPro: {
    en: 'Extends `RadarChart` with print and image export, from a toolbar or from code.',
    zh: '在 `RadarChart` 的基础上增加图片导出和打印，可由工具栏或代码触发。',
  },
  ChartsZoomSlider: {
    en: 'Renders a slider at each zoomable axis that shows the visible range and moves its ends.',
    zh: '在每条可缩放的坐标轴旁渲染滑块，显示可见范围并可移动其两端。',
  },
  ChartsToolbarPro: {
    en: 'Renders the toolbar of Pro charts with `showToolbar`: zoom buttons and an export menu.',
    zh: '渲染 Pro 图表设置 `showToolbar` 时的工具栏：缩放按钮和导出菜单。',
  },
  ChartsToolbarZoomInTrigger: {
    en: 'Renders a button of a custom toolbar that narrows the visible range of all zoomable axes.',
    zh: '在自定义工具栏中渲染按钮，缩小所有可缩放坐标轴的可见范围。',
  },
  ChartsToolbarZoomOutTrigger: {
    en: 'Renders a button of a custom toolbar that widens the visible range of all zoomable axes.',
    zh: '在自定义工具栏中渲染按钮，扩大所有可缩放坐标轴的可见范围。',
  },
  ChartsToolbarPrintExportTrigger: {
    en: 'Renders a button of a custom toolbar that opens the print dialog of the browser.',
    zh: '在自定义工具栏中渲染按钮，打开浏览器的打印对话框。',
  },
  ChartsToolbarImageExportTrigger: {
    en: 'Renders a button of a custom toolbar that saves the chart as an image file.',
    zh: '在自定义工具栏中渲染按钮，把图表保存为图片文件。',
  },
  ChartsDataProviderPremium: {
    en: 'Extends `ChartsDataProviderPro` with the Premium series, such as range bars.',
    zh: '在 `ChartsDataProviderPro` 的基础上支持区间柱等 Premium 系列。',
  },
  ChartsContainerPremium: {
    en: 'Extends `ChartsContainerPro` with the Premium series, such as range bars.',
    zh: '在 `ChartsContainerPro` 的基础上支持区间柱等 Premium 系列。',
  },
  BarChartPremium: {
    en: 'Extends `BarChartPro` with range bars, which go from a start value to an end value.',
    zh: '在 `BarChartPro` 的基础上支持区间柱，即从起始值延伸到结束值的柱。',
  },
  RangeBarPlot: {
    en: 'Renders range bars, which go from a start value to an end value, in a composed chart.',
    zh: '在组合图表中渲染从起始值延伸到结束值的柱。',
  },
};
