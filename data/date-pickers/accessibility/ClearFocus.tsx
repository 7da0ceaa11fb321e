import dayjs from 'dayjs';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

// `&&` doubles the specificity, so that it overrides the styles for hover and focus.
const day = `&& .${pickersDayClasses.root}`;

const clearFocus: SxProps<Theme> = {
  // #region preview
  [`${day}:focus-visible`]: {
    outline: '3px solid',
    outlineColor: 'text.primary',
    outlineOffset: '1px',
  },
  '@media (forced-colors: active)': {
    [`${day}.${pickersDayClasses.selected}`]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  // #endregion preview
};

export default function ClearFocus() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2026-04-15')} sx={clearFocus} />
    </LocalizationProvider>
  );
}
