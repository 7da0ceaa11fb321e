import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ColorModes } from './ColorModes';

export default function PickerColors() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ColorModes>
        {() => (
          <>
            {/* #region preview */}
            <DateCalendar
              defaultValue={dayjs('2026-05-12')}
              disableHighlightToday
              sx={{ width: 1, maxWidth: 320 }}
            />
            {/* #endregion preview */}
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', px: 2, pb: 2 }}>
              <Button variant="contained">Book</Button>
              <Button variant="contained" color="secondary">
                Give away
              </Button>
            </Stack>
          </>
        )}
      </ColorModes>
    </LocalizationProvider>
  );
}
