import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';

const items = [
  { label: 'Spring', getValue: () => dayjs('2026-03-20') },
  { label: 'Summer', getValue: () => dayjs('2026-06-21') },
  { label: 'Autumn', getValue: () => dayjs('2026-09-23') },
];

type SeasonsProps = PickersShortcutsProps<Dayjs | null>;

function Seasons({ items: seasons = [], changeImportance, className }: SeasonsProps) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();
  const { value: selected } = usePickerContext<Dayjs | null>();
  return (
    <Stack className={className} sx={{ gap: 1, p: 2 }}>
      {seasons.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        const isSelected = selected?.isSame(value, 'day') ?? false;
        return (
          // #region preview
          <Button
            key={shortcut.label}
            size="small"
            variant={isSelected ? 'contained' : 'outlined'}
            aria-pressed={isSelected}
            disabled={!isValid(value)}
            onClick={() => setValue(value, { changeImportance, shortcut })}
          >
            {shortcut.label}
          </Button>
          // #endregion preview
        );
      })}
    </Stack>
  );
}

export default function SeasonButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-05-13')}
        slots={{ shortcuts: Seasons }}
        slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
