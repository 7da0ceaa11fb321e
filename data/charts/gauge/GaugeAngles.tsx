import Stack from '@mui/material/Stack';
import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

// #region preview
const shapes: Record<string, GaugeProps> = {
  'Half circle': { startAngle: -90, endAngle: 90 },
  Speedometer: { startAngle: -120, endAngle: 120 },
  Counterclockwise: { startAngle: 90, endAngle: -90 },
};
// #endregion preview

export default function GaugeAngles() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {Object.entries(shapes).map(([name, angles]) => (
        <Gauge key={name} width={160} height={130} value={25} aria-label={name} {...angles} />
      ))}
    </Stack>
  );
}
