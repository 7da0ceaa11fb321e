import { Gauge } from '@mui/x-charts/Gauge';

export default function TankLevel() {
  return (
    <Gauge
      height={160}
      aria-label="Rainwater in the tank"
      aria-valuetext="3,100 of 5,000 liters"
      value={3100}
      valueMax={5000}
      startAngle={-100}
      endAngle={100}
      innerRadius="75%"
      text={({ value, valueMax }) => `${Math.round(((value ?? 0) / valueMax) * 100)} %`}
      sx={{ '& .MuiGauge-valueText': { fontSize: 24 } }}
    />
  );
}
