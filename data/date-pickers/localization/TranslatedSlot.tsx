import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { deDE } from '@mui/x-date-pickers/locales';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;
const firstDay = dayjs('2026-05-04');

// #region preview
function ProjectActions() {
  const translations = usePickerTranslations();
  const { setValue, clearValue } = usePickerActionsContext<Dayjs | null>();
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', justifyContent: 'space-between', p: 1 }}>
      <Button onClick={clearValue}>{translations.clearButtonLabel}</Button>
      <Button onClick={() => setValue(firstDay)}>Projektstart</Button>
    </Stack>
  );
}
// #endregion preview

export default function TranslatedSlot() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <DatePicker
        label="Meilenstein"
        value={value}
        onChange={(newValue) => setValue(newValue)}
        slots={{ actionBar: ProjectActions }}
      />
    </LocalizationProvider>
  );
}
