import Box from '@mui/material/Box';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const goals = [
  { name: 'Running', unit: 'km', value: 21, goal: 30, color: '#c2185b', radius: 100 },
  { name: 'Cycling', unit: 'km', value: 96, goal: 120, color: '#2e7d32', radius: 80 },
  { name: 'Swimming', unit: 'lanes', value: 18, goal: 60, color: '#0277bd', radius: 60 },
];

export default function TrainingRings() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      {/* #region preview */}
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {goals.map(({ name, unit, value, goal, color, radius }) => (
          <Gauge
            key={name}
            width={200}
            height={200}
            outerRadius={`${radius}%`}
            innerRadius={`${radius - 16}%`}
            text={() => null}
            // #endregion preview
            cornerRadius="50%"
            aria-label={name}
            aria-valuetext={`${value} of ${goal} ${unit}`}
            value={value}
            valueMax={goal}
            sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: color } }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {goals.map(({ name, unit, value, goal, color }) => (
          <Box
            component="li"
            key={name}
            sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1, mb: 1 }}
          >
            {`${name}: ${value} of ${goal} ${unit}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
