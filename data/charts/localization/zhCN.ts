import type { ChartsLocaleText } from '@mui/x-charts-pro/locales';

export const zhCN: Partial<ChartsLocaleText> = {
  loading: '正在加载……',
  noData: '暂无数据',
  zoomIn: '放大',
  zoomOut: '缩小',
  toolbarExport: '导出',
  toolbarExportPrint: '打印',
  toolbarExportImage: (type) => `导出为 ${type.replace('image/', '').toUpperCase()}`,
};
