/** The charts that are measured, by how they draw their points, and the chart to whose figures theirs are ratios. */
export const BASE_CHARTS = {
  'scatter, svg-single': 'scatter, svg-single',
  'scatter, svg-batch': 'scatter, svg-single',
  'bars, svg-single': 'bars, svg-single',
  'bars, svg-batch': 'bars, svg-single',
  'line with marks': 'line with marks',
  'line without marks': 'line with marks',
} as const;

export type MeasuredChart = keyof typeof BASE_CHARTS;

export const MEASURED_CHARTS = Object.keys(BASE_CHARTS) as MeasuredChart[];
