import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const contract: DateRange<Dayjs> = [dayjs('2026-01-01'), dayjs('2026-12-31')];

export default function RangeSections() {
  const singleRef = React.useRef<FieldRef<DateRange<Dayjs>>>(null);
  const startRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const endRef = React.useRef<FieldRef<Dayjs | null>>(null);

  const editEndYear = () => {
    const sections = singleRef.current?.getSections() ?? [];
    const index = sections.findIndex(({ type, dateName }) => type === 'year' && dateName === 'end');
    singleRef.current?.setSelectedSections(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420, alignItems: 'flex-start' }}>
        <SingleInputDateRangeField
          fullWidth
          label="Contract"
          defaultValue={contract}
          unstableFieldRef={singleRef}
        />
        <Button variant="outlined" onClick={editEndYear}>
          Edit the last year
        </Button>
        <MultiInputDateRangeField
          defaultValue={contract}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({ position }) => ({
              id: `contract-${position}`,
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => startRef.current?.focusField('year')}>
            Edit the first day
          </Button>
          <Button variant="outlined" onClick={() => endRef.current?.focusField('year')}>
            Edit the last day
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
