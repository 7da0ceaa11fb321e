import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { zhCN } from '@mui/x-date-pickers/locales';

const { localeText } = zhCN.components.MuiLocalizationProvider.defaultProps;

export default function HeaderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn" localeText={localeText}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDatePicker
            defaultValue={dayjs('2026-05-12')}
            slotProps={{
              toolbar: { toolbarFormat: 'M 月 D 日 ddd' },
              calendarHeader: { format: 'YYYY 年 M 月' },
            }}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
