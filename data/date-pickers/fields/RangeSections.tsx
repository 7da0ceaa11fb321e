import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const contract: DateRange<Dayjs> = [dayjs('2026-01-01'), dayjs('2026-12-31')];

export default function RangeSections() {
  const fieldRef = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  // #region preview
  const editEndYear = () => {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(({ type, dateName }) => type === 'year' && dateName === 'end');
    fieldRef.current?.setSelectedSections(index);
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420, alignItems: 'flex-start' }}>
        <SingleInputDateRangeField
          fullWidth
          label="Contract"
          defaultValue={contract}
          unstableFieldRef={fieldRef}
        />
        <Button variant="outlined" onClick={editEndYear}>
          Edit the last year
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
