import type { ProductFeatures } from '../../src/shared/products/features';

/** What the plans of the Charts have. */
export const charts: ProductFeatures = {
  folder: 'charts',
  packages: {
    community: '@mui/x-charts',
    pro: '@mui/x-charts-pro',
    premium: '@mui/x-charts-premium',
  },
  features: [
    { title: { en: 'Bar charts', zh: '柱状图' }, pathname: '/x/react-charts/bars', evidence: 'BarChart' },
    {
      title: { en: 'Line and area charts', zh: '折线图与面积图' },
      pathname: '/x/react-charts/lines',
      evidence: 'LineChart',
    },
    {
      title: { en: 'Pie and donut charts', zh: '饼图与环形图' },
      pathname: '/x/react-charts/pie',
      evidence: 'PieChart',
    },
    {
      title: { en: 'Scatter charts', zh: '散点图' },
      pathname: '/x/react-charts/scatter',
      evidence: 'ScatterChart',
    },
    {
      title: { en: 'Radar charts', zh: '雷达图' },
      pathname: '/x/react-charts/radar',
      evidence: 'RadarChart',
    },
    {
      title: { en: 'Sparklines and gauges', zh: '迷你图与仪表盘' },
      pathname: '/x/react-charts/sparkline',
      evidence: 'SparkLineChart',
    },
    {
      title: { en: 'Composition from parts', zh: '用部件组合图表' },
      pathname: '/x/react-charts/composition',
      evidence: 'ChartsDataProvider',
    },
    {
      title: { en: 'Brush to mark a range', zh: '用刷选标出范围' },
      pathname: '/x/react-charts/brush',
      evidence: 'BarChart.brushConfig',
    },
    {
      title: { en: 'Hide and show series from the legend', zh: '通过图例隐藏和显示系列' },
      pathname: '/x/react-charts/legend',
      evidence: 'BarChart.hiddenItems',
    },
    {
      title: { en: 'Zoom and pan', zh: '缩放与平移' },
      pathname: '/x/react-charts/zoom-and-pan',
      evidence: 'BarChart.initialZoom',
    },
    {
      title: { en: 'Zoom slider', zh: '缩放滑块' },
      pathname: '/x/react-charts/zoom-and-pan',
      evidence: 'ChartsZoomSlider',
    },
    {
      title: { en: 'Print and image export', zh: '打印与导出图片' },
      pathname: '/x/react-charts/export',
      evidence: 'ChartsToolbarImageExportTrigger',
    },
    { title: { en: 'Heatmap', zh: '热力图' }, pathname: '/x/react-charts/heatmap', evidence: 'Heatmap' },
    {
      title: { en: 'Funnel and pyramid charts', zh: '漏斗图与金字塔图' },
      pathname: '/x/react-charts/funnel',
      evidence: 'FunnelChart',
    },
    // The main entry of charts-premium leaves it out; its subpath has it.
    {
      title: { en: 'Sankey chart', zh: '桑基图' },
      pathname: '/x/react-charts/sankey',
      evidence: 'SankeyChart/Unstable_SankeyChart',
    },
    {
      title: { en: 'Range bars', zh: '区间柱' },
      pathname: '/x/react-charts/range-bar',
      evidence: 'RangeBarPlot',
    },
  ],
};
