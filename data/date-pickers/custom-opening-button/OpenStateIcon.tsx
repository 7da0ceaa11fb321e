import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
// The component also receives `ownerState`, which an HTML or SVG element must not get.
function ArrowIcon() {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon /> : <ExpandMoreIcon />;
}
// #endregion preview

export default function OpenStateIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <DatePicker label="Day" defaultValue={dayjs('2026-05-11')} slots={{ openPickerIcon: ArrowIcon }} />
        <TimePicker
          label="Time"
          defaultValue={dayjs('2026-05-11T09:30')}
          slots={{ openPickerIcon: ArrowIcon }}
          slotProps={{
            openPickerButton: ({ isPickerOpen }) => ({ color: isPickerOpen ? 'primary' : 'default' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
