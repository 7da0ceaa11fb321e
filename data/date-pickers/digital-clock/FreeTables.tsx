import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, DigitalClockItem, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const freeTables: Record<string, number> = { '18:30': 4, '19:00': 1, '19:30': 2, '20:30': 6 };

const itemStyle = { justifyContent: 'space-between' };

// #region preview
function TableItem({ itemValue, formattedValue, ...props }: DigitalClockItemProps) {
  const free = freeTables[itemValue.format('HH:mm')] ?? 0;
  return (
    <DigitalClockItem {...props} disabled={!free} aria-disabled={!free} sx={itemStyle}>
      {formattedValue}
      <Typography variant="body2">{free ? `${free} free` : 'full'}</Typography>
    </DigitalClockItem>
  );
}
// #endregion preview

export default function FreeTables() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        defaultValue={dayjs('2026-05-04T19:00')}
        minTime={dayjs('2026-05-04T18:30')}
        maxTime={dayjs('2026-05-04T20:30')}
        skipDisabled
        slots={{ digitalClockItem: TableItem }}
        sx={{ width: 200 }}
      />
    </LocalizationProvider>
  );
}
