import type { SymbolSummaries } from '../../src/shared/api/symbolSummary';

/** What the symbols of the Charts are for. */
export const charts: SymbolSummaries = {
  ChartsContainer: {
    en: 'The frame for a chart of your own parts: takes series, axes and size, and draws the `<svg>`.',
    zh: '用部件组合图表时的外框：接收系列、坐标轴和尺寸，并绘制 `<svg>`。',
  },
  AxisConfig: {
    en: 'Everything that an axis can be given: data, scale, limits, ticks, label and position.',
    zh: '坐标轴的全部配置：数据、比例尺、范围、刻度、标签和位置。',
  },
  ChartsClipPath: {
    en: 'Hides what reaches beyond the drawing area of the parts that refer to its `id`.',
    zh: '对引用其 `id` 的部件，隐藏超出绘图区的内容。',
  },
  ChartsReferenceLine: {
    en: 'A line with a label across the chart at one value of the x or the y axis.',
    zh: '在 x 轴或 y 轴的某个值处横贯图表的线，可带标签。',
  },
  ChartsAxis: {
    en: 'Draws all x and y axes of a composed chart, each on the side it is configured for.',
    zh: '绘制组合图表的所有 x 轴和 y 轴，各在所配置的一侧。',
  },
  ChartsXAxis: {
    en: 'Draws one x axis of a composed chart: its line, ticks, tick labels and name.',
    zh: '绘制组合图表的一条 x 轴：轴线、刻度、刻度标签和名称。',
  },
  ChartsYAxis: {
    en: 'Draws one y axis of a composed chart: its line, ticks, tick labels and name.',
    zh: '绘制组合图表的一条 y 轴：轴线、刻度、刻度标签和名称。',
  },
  ChartsGrid: {
    en: 'Lines behind the data at the ticks of the x axis, of the y axis or of both.',
    zh: '数据后面的网格线，对应 x 轴、y 轴或两者的刻度。',
  },
  ChartsText: {
    en: 'SVG text that breaks into several lines at line feeds, for labels of your own.',
    zh: '遇换行符即分行的 SVG 文本，用于自定义标签。',
  },
  ChartsTooltip: {
    en: 'Shows values near the pointer: of one item, or of every series at an axis value.',
    zh: '在指针附近显示数值：单个项的值，或某个轴值处所有系列的值。',
  },
  ChartsTooltipContainer: {
    en: 'Opens and places a tooltip near the pointer or an item; you put the content inside.',
    zh: '在指针或项的附近打开并定位提示框，内容由你放入。',
  },
  ChartsAxisTooltipContent: {
    en: 'The table in a tooltip with the value of every series at one position of an axis.',
    zh: '提示框中的表格，列出坐标轴某一位置上每个系列的值。',
  },
  ChartsItemTooltipContent: {
    en: 'The table in a tooltip with the value of one item: a bar, a point or a slice.',
    zh: '提示框中的表格，给出单个项（柱、点或扇区）的值。',
  },
  ChartsLegend: {
    en: 'Names the series or slices and their colors; a click can hide and show each of them.',
    zh: '列出系列或扇区的名称和颜色；可通过点击将其隐藏或显示。',
  },
  LegendItemParams: {
    en: 'One entry of a legend as `useLegend` returns it: label, color, mark and series.',
    zh: '`useLegend` 返回的一个图例条目：标签、颜色、标记和系列。',
  },
  ContinuousColorLegend: {
    en: 'A gradient bar with its lowest and highest value, for an axis with a continuous color map.',
    zh: '带最小值和最大值的渐变色条，用于采用连续颜色映射的坐标轴。',
  },
  PiecewiseColorLegend: {
    en: 'A colored mark for each interval of values, for an axis with a piecewise color map.',
    zh: '为每个数值区间显示一个颜色标记，用于采用分段颜色映射的坐标轴。',
  },
  ChartsLocalizationProvider: {
    en: 'Gives all charts inside it their texts in one language, such as those of the toolbar.',
    zh: '为其中的所有图表提供某种语言的文字，例如工具栏的文字。',
  },
  ChartsAxisHighlight: {
    en: 'Marks the axis position under the pointer with a line or a band across the chart.',
    zh: '用横贯图表的线或色带标出指针所在的坐标轴位置。',
  },
  BarSeries: {
    en: 'One series of a bar chart: its values, layout, color, stack and labels.',
    zh: '柱状图的一个系列：数值、方向、颜色、堆叠和标签。',
  },
  BarChart: {
    en: 'Compares values by the length of bars: side by side or stacked, vertical or horizontal.',
    zh: '用柱的长度比较数值：可并排或堆叠，可竖直或水平。',
  },
  BarPlot: {
    en: 'Draws the bars of all bar series in a chart that you compose.',
    zh: '在组合图表中绘制所有柱状系列的柱。',
  },
  BarElement: {
    en: 'One bar as `BarPlot` draws it, with its position, size and highlight state.',
    zh: '`BarPlot` 绘制的一根柱，包含位置、大小和高亮状态。',
  },
  BarLabel: {
    en: 'The text of one bar, placed in its center or outside its end.',
    zh: '一根柱的文字，位于柱的中心或末端之外。',
  },
  LineSeries: {
    en: 'One series of a line chart: its values, curve, area, marks and stack.',
    zh: '折线图的一个系列：数值、曲线、面积、标记和堆叠。',
  },
  LineChart: {
    en: 'Shows how values change along an axis, as lines or as areas that can be stacked.',
    zh: '用折线或可堆叠的面积显示数值沿坐标轴的变化。',
  },
  LinePlot: {
    en: 'Draws the lines of all line series in a chart that you compose.',
    zh: '在组合图表中绘制所有折线系列的线。',
  },
  AreaPlot: {
    en: 'Fills the areas of the line series that set `area`, in a chart that you compose.',
    zh: '在组合图表中填充设置了 `area` 的折线系列的面积。',
  },
  MarkPlot: {
    en: 'Draws the points on lines, for the series that show them, in a chart that you compose.',
    zh: '在组合图表中，为需要显示的系列绘制线上的数据点。',
  },
  LineHighlightPlot: {
    en: 'Draws a point on each line at the x value under the pointer, in a chart that you compose.',
    zh: '在组合图表中，于指针所在的 x 值处为每条线绘制一个点。',
  },
  AreaElement: {
    en: 'The area of one series as `AreaPlot` draws it, with its color and highlight state.',
    zh: '`AreaPlot` 为一个系列绘制的面积，包含颜色和高亮状态。',
  },
  AnimatedArea: {
    en: 'The path that the `area` slot draws by default, animated as it appears and changes.',
    zh: '`area` 插槽默认绘制的路径，出现和变化时带动画。',
  },
  LineElement: {
    en: 'The line of one series as `LinePlot` draws it, with its color and highlight state.',
    zh: '`LinePlot` 为一个系列绘制的线，包含颜色和高亮状态。',
  },
  AnimatedLine: {
    en: 'The path that the `line` slot draws by default, animated as it appears and changes.',
    zh: '`line` 插槽默认绘制的路径，出现和变化时带动画。',
  },
  MarkElement: {
    en: 'One point on a line in the `shape` of its series; `MarkPlot` uses it for all but circles.',
    zh: '线上的一个点，形状由系列的 `shape` 决定；除圆形外，`MarkPlot` 都使用它。',
  },
  LineHighlightElement: {
    en: 'The point on one line at the x value under the pointer, as `LineHighlightPlot` draws it.',
    zh: '`LineHighlightPlot` 在指针所在的 x 值处为一条线绘制的点。',
  },
  PieSeries: {
    en: 'One ring or disc of a pie chart: its data, radii, angles and slice labels.',
    zh: '饼图的一个圆盘或圆环：数据、半径、角度和扇区标签。',
  },
  PieChart: {
    en: 'Shows the parts of a whole as slices of a disc, of a ring or of several rings.',
    zh: '把整体的各部分显示为圆盘、圆环或多层圆环的扇区。',
  },
  PiePlot: {
    en: 'Draws the slices of all pie series and their labels in a chart that you compose.',
    zh: '在组合图表中绘制所有饼图系列的扇区及其标签。',
  },
  PieArcPlot: {
    en: 'Draws the slices of one pie series without their labels, as a part of `PiePlot`.',
    zh: '`PiePlot` 的一部分：绘制一个饼图系列的扇区，不含标签。',
  },
  PieArcLabelPlot: {
    en: 'Draws the labels of one pie series, on slices no narrower than `arcLabelMinAngle`.',
    zh: '绘制一个饼图系列的标签，角度小于 `arcLabelMinAngle` 的扇区除外。',
  },
  PieArc: {
    en: 'One slice of a pie as `PieArcPlot` draws it, with its angles, radii and highlight state.',
    zh: '`PieArcPlot` 绘制的一个扇区，包含角度、半径和高亮状态。',
  },
  PieArcLabel: {
    en: 'The text on one slice of a pie, at the distance from the center that `arcLabelRadius` says.',
    zh: '一个扇区上的文字，与圆心的距离由 `arcLabelRadius` 决定。',
  },
  ScatterSeries: {
    en: 'One set of points in a scatter chart: their coordinates, color and marker size.',
    zh: '散点图中的一组点：坐标、颜色和标记大小。',
  },
  ScatterChart: {
    en: 'Shows how two values relate: each item is a point at its x and its y value.',
    zh: '显示两个值之间的关系：每一项都是位于其 x 值和 y 值处的点。',
  },
  ScatterPlot: {
    en: 'Draws the points of all scatter series in a chart that you compose.',
    zh: '在组合图表中绘制所有散点系列的点。',
  },
  Scatter: {
    en: 'Draws the points of one scatter series with the scales that it is given.',
    zh: '按给定的比例尺绘制一个散点系列的点。',
  },
  SparkLineChart: {
    en: 'A line or bar chart without visible axes or legend, small enough for a table cell.',
    zh: '不显示坐标轴和图例的折线图或柱状图，小到可以放进表格单元格。',
  },
  Gauge: {
    en: 'Shows one value between a minimum and a maximum as an arc with the number inside.',
    zh: '用圆弧显示最小值与最大值之间的一个值，并在其中写出数字。',
  },
  GaugeContainer: {
    en: 'The frame for a gauge of your own arcs and pointers: takes value, limits and angles.',
    zh: '用自定义圆弧和指针组合仪表盘时的外框：接收值、范围和角度。',
  },
  RadarChart: {
    en: 'Compares series over several metrics, each on an axis of its own around a center.',
    zh: '在多个指标上比较系列，每个指标都有一条围绕中心的轴。',
  },
  RadarSeries: {
    en: 'One shape of a radar chart: a value for each metric, and its color, fill and marks.',
    zh: '雷达图中的一个图形：各指标的值，以及颜色、填充和标记。',
  },
  FocusedRadarMark: {
    en: 'The outline around the radar point that the keyboard has moved to.',
    zh: '键盘移动到的雷达图数据点周围的轮廓。',
  },
  RadarGrid: {
    en: 'The rings and stripes behind a radar chart, round or with a corner for each metric.',
    zh: '雷达图背后的环和条带，可为圆形，也可在每个指标处有角。',
  },
  RadarAxis: {
    en: 'Draws the axis of one metric of a radar chart with the values of its divisions.',
    zh: '绘制雷达图一个指标的轴，并标出各分段的值。',
  },
  RadarAxisHighlight: {
    en: 'A line to the metric under the pointer with a point at the value of each series.',
    zh: '指向指针所在指标的线，并在每个系列的值处画点。',
  },
  RadarMetricLabels: {
    en: 'Writes the names of the metrics around a radar chart that you compose.',
    zh: '在组合的雷达图周围写出各指标的名称。',
  },
  RadarSeriesArea: {
    en: 'Draws the shapes of the radar series, or of one of them, without their points.',
    zh: '绘制全部或其中一个雷达系列的图形，不含数据点。',
  },
  RadarSeriesMarks: {
    en: 'Draws the points of the radar series, or of one of them, without their shapes.',
    zh: '绘制全部或其中一个雷达系列的数据点，不含图形。',
  },
  RadarSeriesPlot: {
    en: 'Draws the radar series one after the other, each with its shape and its points.',
    zh: '依次绘制各个雷达系列，每个都包含图形和数据点。',
  },
  ChartsSurface: {
    en: 'The `<svg>` that holds the parts of a composed chart and carries its title and description.',
    zh: '容纳组合图表各部件的 `<svg>`，并带有图表的标题和描述。',
  },
  ChartsDataProvider: {
    en: 'Holds series, axes and size for a chart with HTML parts, such as a legend beside the `<svg>`.',
    zh: '为含 HTML 部件（例如 `<svg>` 旁的图例）的图表保存系列、坐标轴和尺寸。',
  },
  Toolbar: {
    en: 'The frame of a custom chart toolbar; arrow keys move the focus between the buttons inside.',
    zh: '自定义图表工具栏的外框；用方向键可以在其中的按钮之间移动焦点。',
  },
  ToolbarButton: {
    en: 'A button for an action of yours in a chart toolbar, reached with the arrow keys.',
    zh: '图表工具栏里执行自定义操作的按钮，可用方向键到达。',
  },
  ChartsWrapper: {
    en: 'Places the legend above, below or beside the drawing of a chart that you compose.',
    zh: '在组合图表中，把图例放在图形的上方、下方或旁边。',
  },
  ChartsBrushOverlay: {
    en: 'The shaded area over the part of a chart that users drag across.',
    zh: '用户在图表上拖过的部分所显示的阴影区域。',
  },
  ChartsContainerPro: {
    en: '`ChartsContainer` with zoom and pan, and export as an image or through the print dialog.',
    zh: '在 `ChartsContainer` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  ChartImageExportOptions: {
    en: 'How a chart is saved as an image: file name, format, quality and styles.',
    zh: '把图表保存为图片的方式：文件名、格式、质量和样式。',
  },
  ChartPrintExportOptions: {
    en: 'How a chart is printed or saved as PDF: file name, styles and changes made before.',
    zh: '打印图表或存为 PDF 的方式：文件名、样式和事先的改动。',
  },
  Heatmap: {
    en: 'Shows a value for each pair of an x and a y category as the color of a cell.',
    zh: '用单元格的颜色显示每一对 x 类别和 y 类别的值。',
  },
  HeatmapSeries: {
    en: 'The data of a heatmap, as triples of x index, y index and value, and their formatter.',
    zh: '热力图的数据（由 x 索引、y 索引和值组成的三元组）及其格式化方式。',
  },
  HeatmapPlot: {
    en: 'Draws the cells of a heatmap in a chart that you compose; the `cell` slot replaces them.',
    zh: '在组合图表中绘制热力图的单元格，可用 `cell` 插槽替换。',
  },
  HeatmapCell: {
    en: "The rectangle that the `cell` slot of a heatmap draws by default, in the value's color.",
    zh: '热力图 `cell` 插槽默认绘制的矩形，颜色取自它的值。',
  },
  FocusedHeatmapCell: {
    en: 'The outline around the heatmap cell that the keyboard has moved to.',
    zh: '键盘移动到的热力图单元格周围的轮廓。',
  },
  HeatmapTooltip: {
    en: 'Shows near the pointer the x and the y category of a heatmap cell and its value.',
    zh: '在指针附近显示热力图单元格的 x 类别、y 类别和值。',
  },
  HeatmapTooltipContent: {
    en: 'The table inside the tooltip of a heatmap, to put into a `ChartsTooltipContainer`.',
    zh: '热力图提示框中的表格，可放入 `ChartsTooltipContainer`。',
  },
  ChartsDataProviderPro: {
    en: '`ChartsDataProvider` with zoom and pan, and export as an image or through the print dialog.',
    zh: '在 `ChartsDataProvider` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  ScatterChartPro: {
    en: '`ScatterChart` with zoom and pan, and export as an image or through the print dialog.',
    zh: '在 `ScatterChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  Unstable_SankeyChart: {
    en: 'Shows how quantities flow from node to node, as links whose width is the amount.',
    zh: '显示数量如何在节点之间流动，连线的宽度代表流量。',
  },
  SankeyTooltip: {
    en: 'Shows near the pointer the node or link of a Sankey chart and its value.',
    zh: '在指针附近显示桑基图的节点或连线及其值。',
  },
  SankeyTooltipContent: {
    en: 'The table inside the tooltip of a Sankey chart, to put into a `ChartsTooltipContainer`.',
    zh: '桑基图提示框中的表格，可放入 `ChartsTooltipContainer`。',
  },
  SankeyPlot: {
    en: 'Draws the nodes and links of a Sankey chart and their labels in a chart that you compose.',
    zh: '在组合图表中绘制桑基图的节点、连线及其标签。',
  },
  SankeyDataProvider: {
    en: 'Holds the data and the layout of a Sankey chart for the parts that you compose inside.',
    zh: '保存桑基图的数据和布局，供其中组合的部件使用。',
  },
  FocusedSankeyLink: {
    en: 'The outline around the link of a Sankey chart that the keyboard has moved to.',
    zh: '键盘移动到的桑基图连线周围的轮廓。',
  },
  FocusedSankeyNode: {
    en: 'The outline around the node of a Sankey chart that the keyboard has moved to.',
    zh: '键盘移动到的桑基图节点周围的轮廓。',
  },
  BarChartPro: {
    en: '`BarChart` with zoom and pan, and export as an image or through the print dialog.',
    zh: '在 `BarChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  LineChartPro: {
    en: '`LineChart` with zoom and pan, and export as an image or through the print dialog.',
    zh: '在 `LineChart` 的基础上增加缩放与平移，以及图片导出和打印。',
  },
  PieChartPro: {
    en: '`PieChart` with export as an image or through the print dialog, from toolbar or code.',
    zh: '在 `PieChart` 的基础上增加图片导出和打印，可由工具栏或代码触发。',
  },
  FunnelChart: {
    en: 'Shows how much remains after each step of a process, as sections that grow narrower.',
    zh: '用逐渐变窄的区段显示流程每一步之后还剩多少。',
  },
  FunnelSeries: {
    en: 'The steps of a funnel chart: their values and labels, the curve and the direction.',
    zh: '漏斗图的各个步骤：数值、标签、曲线和方向。',
  },
  FunnelPlot: {
    en: 'Draws the sections of a funnel and their labels in a chart that you compose.',
    zh: '在组合图表中绘制漏斗的各个区段及其标签。',
  },
  FocusedFunnelSection: {
    en: 'The outline around the section of a funnel that the keyboard has moved to.',
    zh: '键盘移动到的漏斗区段周围的轮廓。',
  },
  RadarChartPro: {
    en: '`RadarChart` with export as an image or through the print dialog, from toolbar or code.',
    zh: '在 `RadarChart` 的基础上增加图片导出和打印，可由工具栏或代码触发。',
  },
  ChartsZoomSlider: {
    en: 'The slider along each zoomable axis that shows the visible range and moves its ends.',
    zh: '每条可缩放坐标轴旁的滑块，显示可见范围并可移动其两端。',
  },
  ChartsToolbarPro: {
    en: 'The toolbar that `showToolbar` adds to the Pro charts: zoom buttons and an export menu.',
    zh: '`showToolbar` 为 Pro 图表加上的工具栏：缩放按钮和导出菜单。',
  },
  ChartsToolbarZoomInTrigger: {
    en: 'Narrows the visible range of the zoomable axes when clicked, from a custom toolbar.',
    zh: '放在自定义工具栏里，点击后缩小可缩放坐标轴的可见范围。',
  },
  ChartsToolbarZoomOutTrigger: {
    en: 'Widens the visible range of the zoomable axes when clicked, from a custom toolbar.',
    zh: '放在自定义工具栏里，点击后扩大可缩放坐标轴的可见范围。',
  },
  ChartsToolbarPrintExportTrigger: {
    en: "Opens the browser's print dialog with the chart when clicked, from a custom toolbar.",
    zh: '放在自定义工具栏里，点击后以该图表打开浏览器的打印对话框。',
  },
  ChartsToolbarImageExportTrigger: {
    en: 'Saves the chart as an image file when clicked, from a custom toolbar.',
    zh: '放在自定义工具栏里，点击后把图表保存为图片文件。',
  },
  ChartsDataProviderPremium: {
    en: '`ChartsDataProviderPro` that also knows the Premium series, such as range bars.',
    zh: '在 `ChartsDataProviderPro` 的基础上支持区间柱等 Premium 系列。',
  },
  ChartsContainerPremium: {
    en: '`ChartsContainerPro` that also knows the Premium series, such as range bars.',
    zh: '在 `ChartsContainerPro` 的基础上支持区间柱等 Premium 系列。',
  },
  BarChartPremium: {
    en: '`BarChartPro` that also draws range bars, which reach from a start to an end value.',
    zh: '在 `BarChartPro` 的基础上支持区间柱，即从起始值延伸到结束值的柱。',
  },
  RangeBarPlot: {
    en: 'Draws the bars that reach from a start to an end value, in a chart that you compose.',
    zh: '在组合图表中绘制从起始值延伸到结束值的柱。',
  },
};
