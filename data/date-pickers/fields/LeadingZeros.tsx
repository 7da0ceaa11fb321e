import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const delivery = dayjs('2026-03-05');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {/* #region preview */}
        <DateField label="Delivery" defaultValue={delivery} format="M-D-YYYY" />
        <DateField
          label="Delivery without zeros"
          defaultValue={delivery}
          format="M-D-YYYY"
          shouldRespectLeadingZeros
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
