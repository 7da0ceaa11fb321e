import { beforeAll, describe, expect, it } from 'vitest';
import { OTHER_DATE_LIBRARIES } from '../../../src/shared/demo/dateLibraries';
import { createFixtures, type Fixtures } from './rewriteFixtures';

const PICKER = `import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Deadline() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        {/* The week after. */}
        <DatePicker value={value} minDate={dayjs('2026-05-11T10:30')} onChange={setValue} />
        {value?.isValid() ? value.add(7, 'day').format('D MMMM YYYY') : 'none'}
      </Stack>
    </LocalizationProvider>
  );
}
`;

/** The lines of the picker that differ. */
const PICKER_LINES = {
  'date-fns': [
    "import { addDays, format, isValid, parseISO } from 'date-fns';",
    "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    "  const [value, setValue] = React.useState<Date | null>(parseISO('2026-05-12'));",
    '    <LocalizationProvider dateAdapter={AdapterDateFns}>',
    "        <DatePicker value={value} minDate={new Date('2026-05-11T10:30')} onChange={setValue} />",
    "        {value && isValid(value) ? format(addDays(value, 7), 'd MMMM yyyy') : 'none'}",
  ],
  luxon: [
    "import { DateTime } from 'luxon';",
    "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
    "  const [value, setValue] = React.useState<DateTime | null>(DateTime.fromISO('2026-05-12'));",
    '    <LocalizationProvider dateAdapter={AdapterLuxon}>',
    "        <DatePicker value={value} minDate={DateTime.fromISO('2026-05-11T10:30')} onChange={setValue} />",
    "        {value?.isValid ? value.plus({ days: 7 }).toFormat('d MMMM yyyy') : 'none'}",
  ],
  moment: [
    "import moment, { type Moment } from 'moment';",
    "import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';",
    "  const [value, setValue] = React.useState<Moment | null>(moment('2026-05-12'));",
    '    <LocalizationProvider dateAdapter={AdapterMoment}>',
    "        <DatePicker value={value} minDate={moment('2026-05-11T10:30')} onChange={setValue} />",
    "        {value?.isValid() ? value.clone().add(7, 'day').format('D MMMM YYYY') : 'none'}",
  ],
};

const OTHER_LIBRARY = `import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import dayjs from 'dayjs';

export const both = [AdapterLuxon, dayjs('2026-05-12')];
`;

let fixtures: Fixtures;

beforeAll(() => {
  fixtures = createFixtures({
    'Picker.tsx': PICKER,
    'text.ts': "export const format = 'DD/MM/YYYY';\n",
    'several.ts': OTHER_LIBRARY,
  });
});

describe('createDateLibraryRewriter', () => {
  it.each(OTHER_DATE_LIBRARIES)(
    'writes a demo for %s and leaves other lines as they are',
    async (library) => {
      const text = await fixtures.rewriteText('Picker.tsx', library);
      const before = PICKER.split('\n');
      const lines = text.split('\n');
      expect(lines).toHaveLength(before.length);
      expect(lines.filter((line, index) => line !== before[index])).toEqual(PICKER_LINES[library]);
    },
  );

  it('leaves modules alone that do not depend on the library', async () => {
    for (const library of OTHER_DATE_LIBRARIES) {
      // oxlint-disable no-await-in-loop
      expect(await fixtures.rewrite('Picker.tsx', library)).toBeDefined();
      expect(await fixtures.rewrite('text.ts', library)).toBeUndefined();
      // oxlint-enable no-await-in-loop
    }
  });

  it('reports modules that compare libraries', async () => {
    expect(await fixtures.rewrite('several.ts', 'moment')).toEqual({
      problems: [
        {
          file: '.cache/date-libraries-test/several.ts',
          line: 1,
          expression: 'x-date-pickers/AdapterLuxon',
          message: 'The module uses other date libraries as well.',
        },
      ],
    });
  });
});
