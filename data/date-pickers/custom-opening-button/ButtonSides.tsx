import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Side = 'start' | 'end';

export default function ButtonSides() {
  const [open, setOpen] = React.useState<Side>('start');
  const [clear, setClear] = React.useState<Side>('end');
  const sides = [
    { label: 'Opening button', side: open, setSide: setOpen },
    { label: 'Clear button', side: clear, setSide: setClear },
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        {sides.map(({ label, side, setSide }) => (
          <ToggleButtonGroup
            key={label}
            exclusive
            fullWidth
            size="small"
            aria-label={label}
            value={side}
            onChange={(_, newSide: Side | null) => newSide && setSide(newSide)}
          >
            <ToggleButton value="start">{`${label}: start`}</ToggleButton>
            <ToggleButton value="end">{`${label}: end`}</ToggleButton>
          </ToggleButtonGroup>
        ))}
        {/* #region preview */}
        <DatePicker
          label="Due"
          defaultValue={dayjs('2026-05-11')}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{
            field: { clearable: true, openPickerButtonPosition: open, clearButtonPosition: clear },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
