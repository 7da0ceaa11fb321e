import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDataset, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

type Day = { day: string; visitors: number; note?: string };

const dataset: Day[] = [
  { day: 'Mon', visitors: 420 },
  { day: 'Tue', visitors: 130, note: 'Bus strike' },
  { day: 'Wed', visitors: 460 },
  { day: 'Thu', visitors: 480 },
  { day: 'Fri', visitors: 890, note: 'Free entry' },
  { day: 'Sat', visitors: 720 },
];

// #region preview
function useNotes() {
  return useDataset<Day[]>()?.filter(({ note }) => note) ?? [];
}
// #endregion preview

function NoteMarks() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  return useNotes().map(({ day, visitors }, index) => (
    <g key={day} textAnchor="middle" fontSize={12} pointerEvents="none">
      <circle cx={xScale(day)} cy={yScale(visitors)} r={11} fill="#c62828" />
      <text x={xScale(day)} y={yScale(visitors)} dominantBaseline="central" fill="#fff">
        {index + 1}
      </text>
    </g>
  ));
}

function NoteList() {
  const items = useNotes().map(({ day, note }) => <li key={day}>{`${day}: ${note}`}</li>);
  return <ol aria-label="Notes">{items}</ol>;
}

export default function NotedDays() {
  return (
    <ChartsDataProvider
      height={240}
      dataset={dataset}
      series={[{ type: 'line', dataKey: 'visitors', label: 'Visitors' }]}
      xAxis={[{ scaleType: 'point', dataKey: 'day' }]}
      yAxis={[{ min: 0, max: 1000 }]}
    >
      <ChartsSurface
        title="Visitors of a museum per day"
        desc="About 450, but 130 during the bus strike and 890 with free entry"
      >
        <LinePlot />
        <NoteMarks />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <NoteList />
      <ChartsTooltip />
    </ChartsDataProvider>
  );
}
