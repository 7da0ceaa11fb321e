import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

export default function ButtonsBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2026-05-11')}
        slotProps={{
          actionBar: { actions: ['clear', 'accept'] },
          layout: {
            // #region preview
            sx: {
              [`& .${pickersLayoutClasses.actionBar}`]: {
                // On narrow screens, the buttons stay in the row below the calendar.
                '@media (min-width: 480px)': {
                  gridColumn: 4,
                  gridRow: 2,
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                },
              },
            },
            // #endregion preview
          },
        }}
      />
    </LocalizationProvider>
  );
}
