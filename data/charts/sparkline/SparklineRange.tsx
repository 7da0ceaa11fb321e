import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const seats = [64, 67, 63, 69, 72, 70, 75, 78];

export default function SparklineRange() {
  return (
    <Stack spacing={1}>
      <SparkLineChart height={80} data={seats} aria-label="Filled seats in percent, rounded range" />
      {/* #region preview */}
      <SparkLineChart
        height={80}
        data={seats}
        yAxis={{ domainLimit: 'strict' }}
        aria-label="Filled seats in percent, range of the data"
      />
      <SparkLineChart
        height={80}
        data={seats}
        yAxis={{ min: 0, max: 100 }}
        aria-label="Filled seats in percent, from 0 to 100"
      />
      {/* #endregion preview */}
    </Stack>
  );
}
