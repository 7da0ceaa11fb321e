import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { useFormik } from 'formik';
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

export default function FormikForm() {
  const [resets, setResets] = React.useState(0);
  const [sent, setSent] = React.useState('');
  const formik = useFormik<Values>({
    initialValues: { visit: null },
    validate: ({ visit }) => {
      const message = getMessage(visit);
      return message === undefined ? {} : { visit: message };
    },
    onSubmit: ({ visit }) => setSent(`Sent: ${visit?.format('YYYY-MM-DD')}`),
    onReset: () => {
      setResets((previous) => previous + 1);
      setSent('');
    },
  });
  const message = formik.touched.visit ? formik.errors.visit : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form noValidate onSubmit={formik.handleSubmit} onReset={formik.handleReset}>
        <Stack spacing={2} sx={{ maxWidth: 300 }}>
          <DatePicker
            {...limits}
            key={resets}
            label="Visit"
            name="visit"
            // #region preview
            value={formik.values.visit}
            onChange={(value) => formik.setFieldValue('visit', value)}
            slotProps={{
              textField: {
                required: true,
                onBlur: () => formik.setFieldTouched('visit'),
                error: message !== undefined,
                helperText: message ?? ' ',
              },
            }}
            // #endregion preview
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
