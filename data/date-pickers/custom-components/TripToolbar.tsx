import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

interface CityToolbarProps extends DatePickerToolbarProps {
  city?: string;
}

function CityToolbar({ className, titleId, city, toolbarFormat, toolbarPlaceholder }: CityToolbarProps) {
  const { value, view, setView } = usePickerContext();
  return (
    // #region preview
    <Stack className={className} direction="row" sx={{ p: 2, pb: 0, justifyContent: 'space-between' }}>
      <div>
        <Typography id={titleId} variant="body2">{`Trip to ${city}`}</Typography>
        <Typography variant="h6" component="p">
          {value === null ? toolbarPlaceholder : value.format(toolbarFormat)}
        </Typography>
      </div>
      <Button onClick={() => setView(view === 'year' ? 'day' : 'year')}>
        <span>{view === 'year' ? 'Days' : 'Years'}</span>
      </Button>
    </Stack>
    // #endregion preview
  );
}

// TypeScript does not expect `city` in `slotProps.toolbar`.
const toolbarProps: CityToolbarProps = {
  city: 'Porto',
  toolbarFormat: 'ddd, D MMM YYYY',
  toolbarPlaceholder: 'Choose a day',
};

export default function TripToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        sx={{ width: 'fit-content' }}
        referenceDate={dayjs('2026-05-01')}
        slots={{ toolbar: CityToolbar }}
        slotProps={{ toolbar: toolbarProps, actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
