import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';

const targets: FieldSelectedSections[] = ['month', 'day', 'year', 'all'];

export default function SelectSections() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Expiry date"
          defaultValue={dayjs('2027-09-30')}
          unstableFieldRef={fieldRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {targets.map((target) => (
            <Button
              key={target}
              variant="outlined"
              // The method also moves the focus. A new value of the prop does not.
              onClick={() => fieldRef.current?.setSelectedSections(target)}
            >
              {`Edit ${target}`}
            </Button>
          ))}
        </Stack>
        <Typography component="output" variant="body2">
          {`selectedSections: ${selected}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
