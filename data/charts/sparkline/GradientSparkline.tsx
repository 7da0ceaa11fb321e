import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function GradientSparkline() {
  return (
    <SparkLineChart
      height={80}
      data={[22, 35, 31, 48, 66, 59, 74, 92, 81, 63]}
      yAxis={{ min: 0, max: 100 }}
      aria-label="Load of a server in percent, red above and green below"
      area
      color="url(#load-gradient)"
    >
      <defs>
        <linearGradient id="load-gradient" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="0" y2="75">
          <stop offset="0%" stopColor="#d32f2f" />
          <stop offset="100%" stopColor="#2e7d32" />
        </linearGradient>
      </defs>
    </SparkLineChart>
  );
}
