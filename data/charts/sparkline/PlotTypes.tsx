import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const tickets = [12, 15, 14, 18, 9, 11, 16, 20, 17, 22];

export default function PlotTypes() {
  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <SparkLineChart height={60} data={tickets} area aria-label="Open tickets, as an area" />
      <SparkLineChart height={60} data={tickets} curve="stepAfter" aria-label="Open tickets, in steps" />
      <SparkLineChart height={60} data={tickets} plotType="bar" aria-label="Open tickets, as bars" />
      {/* #endregion preview */}
    </Stack>
  );
}
