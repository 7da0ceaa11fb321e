import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { weeks, type Week } from './orders';

interface WeekButtonsProps {
  week: Week;
  onChange: (week: Week) => void;
}

export default function WeekButtons({ week, onChange }: WeekButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Week"
      value={week}
      onChange={(_, value: Week | null) => value && onChange(value)}
    >
      {Object.keys(weeks).map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
