import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { getMessage, limits } from './visitRules';

interface Values {
  visit: Dayjs | null;
}

// React Hook Form calls `focus` twice, and the hidden input would keep the focus.
function getFirstSection(input: HTMLInputElement) {
  return input.closest('[role="group"]')?.querySelector<HTMLElement>('[role="spinbutton"]');
}

export default function HookForm() {
  const { control, handleSubmit, reset } = useForm<Values>({ defaultValues: { visit: null } });
  const [resets, setResets] = React.useState(0);
  const [sent, setSent] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        noValidate
        onSubmit={handleSubmit(({ visit }) => setSent(`Sent: ${visit?.format('YYYY-MM-DD')}`))}
        onReset={() => {
          reset();
          setResets((previous) => previous + 1);
          setSent('');
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <Controller
            name="visit"
            control={control}
            rules={{ validate: (value) => getMessage(value) ?? true }}
            render={({ field, fieldState }) => (
              <DatePicker
                {...limits}
                key={resets}
                label="Visit"
                name={field.name}
                value={field.value}
                // #region preview
                onChange={field.onChange}
                inputRef={(input: HTMLInputElement | null) =>
                  field.ref(input && { focus: () => getFirstSection(input)?.focus() })
                }
                slotProps={{
                  textField: {
                    required: true,
                    onBlur: field.onBlur,
                    error: fieldState.invalid,
                    helperText: fieldState.error?.message ?? ' ',
                  },
                }}
                // #endregion preview
              />
            )}
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              Send
            </Button>
            <Button type="reset">Reset</Button>
          </Stack>
          <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
            {sent}
          </Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
