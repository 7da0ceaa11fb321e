import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DateVariants } from '../../../../src/node/pages/date-variants/dateVariants';
import { rewriteCodes } from '../../../../src/node/pages/date-variants/rewriteCodes';
import { PARSED } from '../../date-libraries/rewriteFixtures';

const PROJECT = process.cwd();
const FOLDER = path.join(PROJECT, 'data/date-pickers/.fence-test');

/** A field, and a helper that is the same with all libraries. */
const FIELD = `import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { label } from './label';

export default function Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label={label} defaultValue={dayjs('2026-05-12')} format="DD/MM/YYYY" />
    </LocalizationProvider>
  );
}
`;

const PLUGIN = `import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export const day = dayjs.tz('2026-05-12', 'Asia/Tokyo');
`;

const BROKEN = `import dayjs from 'dayjs';

export const count: string = dayjs('2026-05-12').year();
`;

/** Imports a module of the page, which is shown as it is. */
const IMPORTER = `import dayjs from 'dayjs';
import { day } from './zones';

export { day };
export const later = dayjs('2026-05-12').add(1, 'day');
`;

let field: DateVariants;
let plugin: DateVariants;
let broken: DateVariants;
let other: DateVariants;
let importer: DateVariants;

beforeAll(async () => {
  const toModule = (name: string, text: string) => ({ fileName: path.join(FOLDER, name), text });
  const label = toModule('label.ts', "export const label = 'Arrival';\n");
  const codes = [
    { modules: [toModule('Field.tsx', FIELD)], imported: [label] },
    { modules: [toModule('plugin.ts', PLUGIN)] },
    { modules: [toModule('broken.ts', BROKEN)] },
    { modules: [label] },
    { modules: [toModule('importer.ts', IMPORTER)], imported: [toModule('zones.ts', PLUGIN)] },
  ];
  const variants = await rewriteCodes(PROJECT, codes, PARSED);
  [field, plugin, broken, other, importer] = variants as [
    DateVariants,
    DateVariants,
    DateVariants,
    DateVariants,
    DateVariants,
  ];
});

describe('rewriteCodes', () => {
  it('writes code for each library, by path', () => {
    expect(Object.keys(field.texts)).toEqual(['date-fns', 'luxon', 'moment']);
    const file = 'data/date-pickers/.fence-test/Field.tsx';
    expect(Object.keys(field.texts.luxon!)).toEqual([file]);
    expect(field.texts.luxon![file]).toContain('format="dd/MM/yyyy"');
    expect(field.texts.moment![file]).toContain('format="DD/MM/YYYY"');
    expect(field.texts['date-fns']![file]).toContain('dateAdapter={AdapterDateFns}');
    expect(field).toMatchObject({ gaps: {}, faults: [] });
  });

  it('writes code that imports what has none', () => {
    expect(Object.keys(importer.texts)).toEqual(['date-fns', 'luxon', 'moment']);
    expect(importer).toMatchObject({ gaps: {}, faults: [] });
  });

  it('says why a library has none, with the place', () => {
    expect(Object.keys(plugin.texts)).toEqual(['luxon', 'moment']);
    expect(plugin.gaps['date-fns']).toMatchObject({
      file: 'data/date-pickers/.fence-test/plugin.ts',
      line: 2,
    });
  });

  it('reports what does not compile, to the code that has it', () => {
    expect(broken.faults.map(({ file, line }) => `${file}:${line}`)).toEqual(
      Array.from({ length: 3 }, () => 'data/date-pickers/.fence-test/broken.ts:3'),
    );
    expect(broken.faults[0]!.message).toContain("'number' is not assignable to type 'string'");
  });

  it('leaves code that no library changes', () => {
    expect(other).toEqual({ texts: {}, gaps: {}, faults: [] });
  });
});
