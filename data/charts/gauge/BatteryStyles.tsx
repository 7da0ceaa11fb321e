import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const scooters = [
  { name: 'Scooter 1', charge: 84 },
  { name: 'Scooter 2', charge: 46 },
  { name: 'Scooter 3', charge: 12 },
];

export default function BatteryStyles() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {scooters.map(({ name, charge }, index) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            width={100}
            height={100}
            margin={4}
            aria-labelledby={`battery-${index}`}
            value={charge}
            innerRadius="75%"
            cornerRadius="50%"
            text={`${charge}%`}
            sx={(theme) => ({
              [`& .${gaugeClasses.valueArc}`]: {
                fill:
                  index === 0
                    ? 'url(#battery-gradient)'
                    : theme.palette[charge < 20 ? 'error' : 'warning'].main,
              },
              [`& .${gaugeClasses.referenceArc}`]: { fill: theme.palette.action.selected },
              [`& .${gaugeClasses.valueText}`]: { fontSize: 18, fontWeight: 700 },
            })}
          >
            {index === 0 && (
              <defs>
                <linearGradient id="battery-gradient" x1="0" y1="0" x2="1" y2="1">
                  <stop offset="0" stopColor="#2e7d32" />
                  <stop offset="1" stopColor="#29b6f6" />
                </linearGradient>
              </defs>
            )}
          </Gauge>
          <Typography id={`battery-${index}`} variant="body2">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
