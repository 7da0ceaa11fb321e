import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import { dateReasons, timeReasons } from './reasons';

const components = {
  DateField: { Field: DateField, reasons: dateReasons },
  TimeField: { Field: TimeField, reasons: timeReasons },
  DateTimeField: { Field: DateTimeField, reasons: { ...timeReasons, ...dateReasons } },
};
type Name = keyof typeof components;

export default function AllReasons() {
  const [name, setName] = React.useState<Name>('DateField');
  const [reason, setReason] = React.useState('shouldDisableDate');
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const { Field, reasons } = components[name];
  const example = new Map(Object.entries(reasons)).get(reason) ?? reasons.invalidDate;
  const native = { select: { native: true } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TextField
          select
          id="component"
          label="Component"
          value={name}
          onChange={(event) => {
            setName(event.target.value as Name);
            setReason('invalidDate');
          }}
          slotProps={native}
        >
          {Object.keys(components).map((key) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </TextField>
        <TextField
          select
          id="reason"
          label="Example for"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={native}
        >
          {Object.keys(reasons).map((key) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </TextField>
        {/* #region preview */}
        <Field
          {...example.props}
          key={`${name} ${reason}`}
          label="Visit"
          defaultValue={example.value}
          onError={(newError) => setError(newError)}
          helperText={error ? `${error}: ${example.message}` : 'Valid'}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
