import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Shares of all fresh water in percent. Source: U.S. Geological Survey.
const data = [
  { id: 'ice', value: 68.7, label: 'Glaciers and ice', color: '#0288d1' },
  { id: 'ground', value: 30.1, label: 'Groundwater', color: '#00897b' },
  { id: 'other', value: 1.2, label: 'Surface and other', color: '#8e24aa' },
];

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.h6,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function FreshWater() {
  return (
    <PieChart
      height={260}
      aria-label="Fresh water on Earth: 69% is ice, 30% groundwater, 1% surface water and other"
      series={[
        {
          data,
          innerRadius: '60%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    >
      <Center>Fresh water</Center>
    </PieChart>
  );
}
