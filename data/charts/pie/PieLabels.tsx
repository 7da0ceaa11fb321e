import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rent', value: 1180, label: 'Rent', color: '#1565c0' },
  { id: 'food', value: 520, label: 'Food', color: '#2e7d32' },
  { id: 'travel', value: 240, label: 'Travel', color: '#ad1457' },
  { id: 'phone', value: 60, label: 'Phone', color: '#4527a0' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);

const arcLabels = {
  label: 'label',
  value: 'value',
  formattedValue: 'formattedValue',
  percent: (item: { value: number }) => `${Math.round((item.value / total) * 100)}%`,
} as const;

export default function PieLabels() {
  const [name, setName] = React.useState<keyof typeof arcLabels>('percent');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="arcLabel"
        value={name}
        onChange={(_, value) => value && setName(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(arcLabels).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        height={240}
        aria-label="Monthly costs of a student, 2,000 euros: rent 59%, food 26%, travel 12%, phone 3%"
        series={[
          {
            data,
            arcLabel: arcLabels[name],
            arcLabelMinAngle: 20,
            arcLabelRadius: '65%',
            valueFormatter: ({ value }) => `${value} €`,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 600 } }}
      />
    </Stack>
  );
}
