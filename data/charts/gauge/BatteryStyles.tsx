import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const scooters = [
  { name: 'Scooter 1', charge: 84 },
  { name: 'Scooter 2', charge: 46 },
  { name: 'Scooter 3', charge: 12 },
];

export default function BatteryStyles() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {scooters.map(({ name, charge }) => (
        <Gauge
          key={name}
          width={140}
          height={140}
          aria-label={name}
          value={charge}
          text={`${name}\n${charge}%`}
          // #region preview
          sx={(theme) => ({
            [`& .${gaugeClasses.valueArc}`]: {
              fill: charge < 20 ? theme.palette.error.main : theme.palette.success.main,
            },
          })}
          // #endregion preview
        />
      ))}
    </Stack>
  );
}
