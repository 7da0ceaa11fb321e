/** A chart and how it draws its points. */
export const MEASURED_CHARTS = [
  'scatter, svg-single',
  'scatter, svg-batch',
  'bars, svg-single',
  'bars, svg-batch',
  'line with marks',
  'line without marks',
] as const;

export type MeasuredChart = (typeof MEASURED_CHARTS)[number];
