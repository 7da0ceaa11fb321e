import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VariantByWidth() {
  const isWide = useMediaQuery('@media (min-width: 480px)');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ p: 3, minHeight: '100dvh', alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Check-in"
          defaultValue={dayjs('2026-03-16')}
          desktopModeMediaQuery="@media (min-width: 480px)"
        />
        {/* #endregion preview */}
        <Typography variant="body2">
          {`This window is ${isWide ? '480 px or wider: a popup' : 'narrower than 480 px: a dialog'}.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
