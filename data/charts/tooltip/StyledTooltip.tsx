import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

// #region preview
const tooltip = {
  sx: {
    [`& .${chartsTooltipClasses.paper}`]: { bgcolor: '#10243e', borderColor: '#10243e', borderRadius: 2 },
    [`& caption, & .${chartsTooltipClasses.paper} .${chartsTooltipClasses.cell}`]: { color: '#ffffff' },
    [`& .${chartsTooltipClasses.valueCell}`]: { fontVariantNumeric: 'tabular-nums' },
  },
};
// #endregion preview

export default function StyledTooltip() {
  return (
    <BarChart
      height={240}
      aria-label="Tickets sold online and at the counter per show"
      slotProps={{ tooltip }}
      xAxis={[{ data: ['Matinee', 'Evening', 'Late'] }]}
      series={[
        { label: 'Online', data: [182, 341, 97] },
        { label: 'Counter', data: [64, 88, 35] },
      ]}
    />
  );
}
