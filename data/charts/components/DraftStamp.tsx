import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Stamp() {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  return (
    <ChartsText
      x={left + width / 2}
      y={top + height / 2}
      text={'Draft\nnot checked'}
      style={{ angle: -15, textAnchor: 'middle', dominantBaseline: 'central', fontSize: 22 }}
      fill="var(--mui-palette-text-primary)"
    />
  );
  // #endregion preview
}

export default function DraftStamp() {
  return (
    <BarChart
      height={220}
      aria-label="Parcels per day, a draft"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ max: 200 }]}
      series={[{ data: [42, 55, 38, 61, 47], color: '#90caf9' }]}
    >
      <Stamp />
    </BarChart>
  );
}
