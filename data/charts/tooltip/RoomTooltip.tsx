import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

const rooms = [
  { name: 'Atrium', hours: 38, note: 'Booked until Friday' },
  { name: 'Library', hours: 21, note: 'Projector out of order' },
  { name: 'Studio', hours: 9, note: 'Closed for repair' },
];

// #region preview
function RoomContent() {
  const item = useItemTooltip<'bar'>();
  const room = item && rooms[item.identifier.dataIndex];
  return room ? (
    <ChartsTooltipPaper sx={{ px: 1.5, py: 1, typography: 'body2' }}>
      <strong>{`${room.name}: ${item.formattedValue}`}</strong>
      <div>{room.note}</div>
    </ChartsTooltipPaper>
  ) : null;
}
// #endregion preview

function RoomPopper(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <RoomContent />
    </ChartsTooltipContainer>
  );
}

export default function RoomTooltip() {
  return (
    <BarChart
      height={240}
      hideLegend
      aria-label="Hours for which three rooms are booked this week"
      slots={{ tooltip: RoomPopper }}
      xAxis={[{ data: rooms.map(({ name }) => name) }]}
      series={[{ data: rooms.map(({ hours }) => hours), valueFormatter: (value) => `${value} hours` }]}
    />
  );
}
