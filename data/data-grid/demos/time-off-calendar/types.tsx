import Stack from '@mui/material/Stack';
import VacationIcon from '@mui/icons-material/BeachAccess';
import TrainingIcon from '@mui/icons-material/School';
import SickIcon from '@mui/icons-material/Sick';
import type { AbsenceType } from './absences';

/** Color and icon of each type of absence. */
export const types = {
  Vacation: { color: 'primary', Icon: VacationIcon },
  'Sick leave': { color: 'error', Icon: SickIcon },
  Training: { color: 'success', Icon: TrainingIcon },
} as const;

export const typeNames = Object.keys(types) as AbsenceType[];

export function Legend() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1.5}
      sx={{ m: 0, p: 0, listStyle: 'none', typography: 'caption' }}
    >
      {typeNames.map((name) => {
        const { color, Icon } = types[name];
        return (
          <Stack key={name} component="li" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
            <Icon color={color} sx={{ fontSize: 18 }} />
            <span>{name}</span>
          </Stack>
        );
      })}
    </Stack>
  );
}
