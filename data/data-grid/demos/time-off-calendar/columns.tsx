import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { covers, days, getDate, isDayOff, listDays, type Absence, type CalendarRow } from './absences';
import { types } from './types';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

function AbsenceBar({ type }: Absence) {
  const { color, Icon } = types[type];
  return (
    <Box
      sx={{
        // A name that does not fit next to the icon wraps out of sight.
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.5,
        height: 28,
        width: '100%',
        mx: '2px',
        px: 0.5,
        overflow: 'hidden',
        lineHeight: '28px',
        borderRadius: 1,
        borderInlineStart: '3px solid',
        borderColor: `${color}.main`,
        bgcolor: `rgba(var(--mui-palette-${color}-mainChannel) / 0.24)`,
      }}
    >
      <Icon color={color} sx={{ fontSize: 18, height: 28 }} />
      <span>{type}</span>
    </Box>
  );
}

function Person({ name, absences }: CalendarRow) {
  const { length } = absences.flatMap(listDays).filter((day) => !isDayOff(day));
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {`${length} ${length === 1 ? 'day' : 'days'} away`}
      </Typography>
    </div>
  );
}

export const columns: GridColDef<CalendarRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => (row.id === 'away' ? row.name : <Person {...row} />),
  },
  ...days.map((day): GridColDef<CalendarRow, readonly Absence[], string> => ({
    field: day,
    headerName: `${weekday.format(getDate(day))}\n${Number(day.slice(-2))}`,
    width: 40,
    minWidth: 40,
    display: 'flex',
    align: 'center',
    headerAlign: 'center',
    headerClassName: isDayOff(day) ? 'day-off' : '',
    valueGetter: (_value, row) => row.absences.filter((absence) => covers(absence, day)),
    valueFormatter: (absences: readonly Absence[]) => absences.map(({ type }) => type).join(', '),
    colSpan: (absences, row) => (row.id === 'away' || !absences[0] ? 1 : listDays(absences[0]).length),
    cellClassName: ({ value = [], id }) =>
      isDayOff(day) && (value.length === 0 || id === 'away') ? 'day-off' : '',
    renderCell: ({ value = [], id }) =>
      id === 'away' ? value.length || '' : value[0] && <AbsenceBar {...value[0]} />,
  })),
];
