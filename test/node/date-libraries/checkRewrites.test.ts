import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRewrites } from '../../../src/node/date-libraries/checkRewrites';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(PROJECT, '.cache/date-libraries-test');

const check = (texts: Record<string, string>) =>
  checkRewrites({
    projectDirectory: PROJECT,
    library: 'luxon',
    modules: Object.entries(texts).map(([name, text]) => ({ fileName: path.join(FOLDER, name), text })),
  });

describe('checkRewrites', () => {
  it('returns errors with file and line', () => {
    const problems = check({
      'right.ts': "import { DateTime } from 'luxon';\n\nexport const year: number = DateTime.now().year;\n",
      'wrong.ts': "import { DateTime } from 'luxon';\n\nexport const year: string = DateTime.now().year;\n",
    });
    expect(problems).toEqual([
      {
        file: '.cache/date-libraries-test/wrong.ts',
        line: 3,
        message: "Luxon: Type 'number' is not assignable to type 'string'.",
      },
    ]);
  });

  it('gives pickers dates of the library', () => {
    const code = (value: string) => `import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';

export const picker = <DatePicker value={${value}} maxDate={DateTime.now()} />;
`;
    const problems = check({ 'right.tsx': code('DateTime.now()'), 'wrong.tsx': code('new Date()') });
    expect(problems.map(({ file, line }) => `${path.basename(file)}:${line}`)).toEqual(['wrong.tsx:4']);
  });
});
