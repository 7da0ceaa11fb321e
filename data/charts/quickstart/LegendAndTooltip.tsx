import { LineChart } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function LegendAndTooltip() {
  return (
    <LineChart
      height={260}
      aria-label="Revenue of three stores by week"
      xAxis={[{ data: ['W1', 'W2', 'W3', 'W4', 'W5'], scaleType: 'point' }]}
      // #region preview
      series={[
        { label: 'Porto', data: [31, 35, 42, 48, 51], highlightScope },
        { label: 'Ghent', data: [28, 27, 33, 36, 40], highlightScope },
        { label: 'Turku', data: [12, 15, 14, 19, 24], highlightScope },
      ]}
      slotProps={{
        tooltip: { trigger: 'item' },
        legend: { toggleVisibilityOnClick: true, position: { vertical: 'bottom', horizontal: 'start' } },
      }}
      // #endregion preview
    />
  );
}
