import path from 'node:path';
import { expect, it } from 'vitest';
import { checkRewrites } from '../../../src/node/date-libraries/checkRewrites';
import { PARSED } from './rewriteFixtures';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(PROJECT, '.cache/date-libraries-test');

const PICKER = (value: string) => `import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';

export const picker = <DatePicker value={${value}} maxDate={DateTime.now()} />;
`;

const YEAR = (type: string) =>
  `import { DateTime } from 'luxon';\n\nexport const year: ${type} = DateTime.now().year;\n`;

it('checkRewrites returns errors with file and line, and gives pickers dates of the library', () => {
  const texts = {
    'right.ts': YEAR('number'),
    'wrong.ts': YEAR('string'),
    'right.tsx': PICKER('DateTime.now()'),
    'wrong.tsx': PICKER('new Date()'),
  };
  const problems = checkRewrites({
    projectDirectory: PROJECT,
    library: 'luxon',
    parsed: PARSED,
    modules: Object.entries(texts).map(([name, text]) => ({ fileName: path.join(FOLDER, name), text })),
  });
  expect(problems).toEqual([
    {
      file: '.cache/date-libraries-test/wrong.ts',
      line: 3,
      message: "Luxon: Type 'number' is not assignable to type 'string'.",
    },
    { file: '.cache/date-libraries-test/wrong.tsx', line: 4, message: expect.any(String) },
  ]);
});
