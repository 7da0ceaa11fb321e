import * as React from 'react';
import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';

interface MonthButtonProps extends ButtonProps {
  ownerState: PickerOwnerState & { isMonthSelected: boolean };
}

// #region preview
function MonthButton({ ownerState, ...props }: MonthButtonProps) {
  return (
    <Button
      {...props}
      color="inherit"
      variant={ownerState.isMonthSelected ? 'contained' : 'outlined'}
      sx={{ width: 88 }}
    />
  );
}
// #endregion preview

const reports: Record<string, number> = { 2024: 12, 2025: 12, 2026: 4 };

interface YearButtonProps extends ButtonProps {
  ownerState: PickerOwnerState & { isYearSelected: boolean };
}

function YearButton({ ownerState, children, ...props }: YearButtonProps) {
  const count = reports[String(children)] ?? 0;
  return (
    <Button
      {...props}
      color="inherit"
      variant={ownerState.isYearSelected ? 'contained' : 'text'}
      aria-label={`${String(children)}, ${count} reports`}
    >
      <Badge color="primary" badgeContent={count} sx={{ px: 1 }}>
        {children}
      </Badge>
    </Button>
  );
}

export default function ReportButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        minDate={dayjs('2023-01-01')}
        maxDate={dayjs('2026-12-31')}
        defaultValue={dayjs('2026-05-01')}
        slots={{ monthButton: MonthButton, yearButton: YearButton }}
      />
    </LocalizationProvider>
  );
}
