import dayjs from 'dayjs';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function CustomClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        clearable
        clearButtonPosition="start"
        label="Alarm"
        defaultValue={dayjs('2026-04-17T06:30')}
        slots={{ clearIcon: DeleteOutlineIcon }}
        slotProps={{ clearButton: { title: 'Remove alarm' } }}
      />
    </LocalizationProvider>
  );
}
