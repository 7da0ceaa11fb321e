import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';

const weekendMark = { borderBottom: '3px solid', borderBottomColor: 'secondary.main', borderRadius: 0 };

function LegendLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, shortcuts, tabs, content, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      sx={props.sx}
      ownerState={ownerState}
    >
      {/* #region preview */}
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper} ownerState={ownerState}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, pt: 2 }}>
          <Box aria-hidden sx={{ width: 20, height: 12, ...weekendMark }} />
          <Typography variant="body2">Weekend rate</Typography>
        </Box>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
      {/* #endregion preview */}
    </PickersLayoutRoot>
  );
}

export default function RateLegend() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2026-05-11')}
        slots={{ layout: LegendLayout }}
        slotProps={{
          day: ({ day }) => ({ sx: [0, 6].includes(dayjs(day).day()) ? weekendMark : {} }),
        }}
      />
    </LocalizationProvider>
  );
}
