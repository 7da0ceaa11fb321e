import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { lineClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const load = [22, 35, 31, 48, 66, 59, 74, 92, 81, 63];

export default function SparklineStyles() {
  const { palette } = useTheme();
  return (
    <Stack spacing={2}>
      <SparkLineChart
        height={80}
        data={load}
        color={palette.success.main}
        clipAreaOffset={{ top: 3, bottom: 3 }}
        sx={{ [`& .${lineClasses.line}`]: { strokeWidth: 5, strokeLinejoin: 'round' } }}
        aria-label="Load of a server, as a thick line"
      />
      <SparkLineChart
        height={80}
        data={load}
        color="url(#load-gradient)"
        yAxis={{ min: 0, max: 100 }}
        area
        aria-label="Load of a server, red above and green below"
      >
        <defs>
          <linearGradient id="load-gradient" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="0" y2="75">
            <stop offset="0%" stopColor={palette.error.main} />
            <stop offset="100%" stopColor={palette.success.main} />
          </linearGradient>
        </defs>
      </SparkLineChart>
    </Stack>
  );
}
