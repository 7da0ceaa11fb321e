import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function SelectSections() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateField label="Expiry date" defaultValue={dayjs('2027-09-30')} unstableFieldRef={fieldRef} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => fieldRef.current?.setSelectedSections('year')}>
            Edit year
          </Button>
          <Button variant="outlined" onClick={() => fieldRef.current?.setSelectedSections('all')}>
            Edit all
          </Button>
        </Stack>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
