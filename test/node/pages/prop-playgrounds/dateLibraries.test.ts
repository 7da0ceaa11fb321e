import path from 'node:path';
import * as fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { translateFormats } from '../../../../src/client/prop-playground/translateFormats';
import { createProgram } from '../../../../src/node/date-libraries/createProgram';
import {
  createDateLibraryRewriter,
  type DateLibraryRewriter,
} from '../../../../src/node/date-libraries/rewriteDateLibrary';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../../src/shared/demo/dateLibraries';
import { tokensToText } from '../../../../src/shared/prop-playground/codeTemplate';
import { printCode } from '../../../../src/shared/prop-playground/printCode';
import {
  getControlKey,
  type PropControl,
  type PropValue,
  type PropValues,
} from '../../../../src/shared/prop-playground/propPlayground';
import { PARSED } from '../../date-libraries/rewriteFixtures';
import { createDatePlaygrounds, PROJECT, type DatePlayground } from './datePlaygrounds';

/** How many sets of values each playground is printed with, besides those that are written here. */
const SAMPLES = 5;

const format = fc
  .array(
    fc.constantFrom(
      'YYYY',
      'MM',
      'DD',
      'D',
      'MMMM',
      'ddd',
      'HH',
      'hh',
      'mm',
      'A',
      '/',
      ' ',
      '.',
      '[de]',
      `"`,
      `'`,
      'L',
      'Do',
      'wo',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** The rewriter reads texts too: none says anything about Day.js. */
const text = fc.string({ minLength: 1, maxLength: 100 }).filter((value) => !/day\.?js/i.test(value));

/** What a control may be set to; null takes the prop away. */
function createValues(control: PropControl): fc.Arbitrary<PropValue | null> {
  switch (control.kind) {
    case 'switch':
      return fc.boolean();
    case 'date':
      return fc.constantFrom('2026-03-02', '1999-12-31', null);
    case 'time':
      return fc.constantFrom('00:00', '09:30', null);
    case 'number':
      return fc.integer({ min: 0, max: 60 });
    case 'choice':
      return fc.constantFrom(...control.options);
    case 'selection':
      return fc.subarray(control.options as string[], { minLength: 1 });
    default:
      return control.isFormat ? format : text;
  }
}

function sampleValues({ groups }: DatePlayground): PropValues[] {
  const fields = groups.flatMap(({ name, controls }) =>
    controls.map((control) => [getControlKey(name, control.name), createValues(control)] as const),
  );
  const own = fields.map(([key, values]) => ({ [key]: fc.sample(values, 1)[0]! }));
  const any = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return [{}, ...own, ...fc.sample(any, SAMPLES)] as PropValues[];
}

/** What the browser prints; undefined for a format that the library has not. */
function print(
  { groups, code, templates }: DatePlayground,
  values: PropValues,
  library?: OtherDateLibrary,
): string | undefined {
  if (!library) {
    return tokensToText(printCode({ groups, code }, values));
  }
  const translated = translateFormats(groups, values, library);
  return 'values' in translated
    ? tokensToText(printCode({ groups, code: templates[library] }, translated.values))
    : undefined;
}

interface Sample {
  playground: DatePlayground;
  values: PropValues;
  fileName: string;
  /** With Day.js. */
  text: string;
}

let playgrounds: DatePlayground[];
let samples: Sample[];
let rewriter: DateLibraryRewriter;

beforeAll(async () => {
  playgrounds = await createDatePlaygrounds();
  samples = playgrounds.flatMap((playground) =>
    sampleValues(playground).map((values, index) => ({
      playground,
      values,
      // Nothing is written there.
      fileName: path.join(PROJECT, `.cache/prop-playgrounds-test/${playground.name}${index}.tsx`),
      text: `${print(playground, values)}\n`,
    })),
  );
  rewriter = createDateLibraryRewriter({ projectDirectory: PROJECT, modules: samples, parsed: PARSED });
});

function find(name: string): DatePlayground {
  return playgrounds.find((playground) => playground.name === name)!;
}

describe('the code of a prop playground with a date library', () => {
  it.each(OTHER_DATE_LIBRARIES)(
    'is what the code with Day.js is rewritten to, whatever is set: %s',
    async (library) => {
      for (const { playground, values, fileName } of samples) {
        const rewritten = await rewriter.rewrite(fileName, library);
        const printed = print(playground, values, library);
        const expected = rewritten && 'text' in rewritten ? rewritten.text : undefined;
        expect(printed && `${printed}\n`, JSON.stringify({ values, rewritten })).toBe(expected);
      }
    },
  );

  // The build compiles what code with Day.js is rewritten to.
  it('compiles with Day.js', () => {
    const modules = samples.filter(({ values }) => Object.keys(values).length !== 1);
    const program = createProgram({
      projectDirectory: PROJECT,
      modules,
      adapter: 'AdapterDayjs',
      parsed: PARSED,
    });
    const faults = modules.flatMap(({ fileName, text: code }) => {
      const source = program.getSourceFile(fileName)!;
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return found.map(({ messageText }) => `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${code}`);
    });
    expect(faults).toEqual([]);
  });

  it('imports what its dates need, and nothing else', () => {
    const arrival = find('ArrivalDay');
    const readImport = (values: PropValues, library?: OtherDateLibrary) =>
      /^import .* from '(?:dayjs|date-fns|luxon|moment)';$/m.exec(print(arrival, values, library)!)?.[0];
    const taken = { 'days.defaultValue': null };
    expect([undefined, ...OTHER_DATE_LIBRARIES].map((library) => readImport({}, library))).toEqual([
      "import dayjs from 'dayjs';",
      "import { parseISO } from 'date-fns';",
      "import { DateTime } from 'luxon';",
      "import moment from 'moment';",
    ]);
    expect([undefined, ...OTHER_DATE_LIBRARIES].map((library) => readImport(taken, library))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readImport({ ...taken, 'days.minDate': '2026-03-02' }, 'date-fns')).toBe(
      "import { parseISO } from 'date-fns';",
    );
  });

  it('has times and formats', () => {
    const hour = find('OpeningHour');
    const values = { 'times.minTime': '10:00', 'field.format': 'HH [h] mm' };
    expect(print(hour, values, 'date-fns')).toContain(`minTime={new Date('2026-01-01T10:00')}`);
    expect(print(hour, values, 'date-fns')).not.toContain("from 'date-fns'");
    expect(print(hour, values, 'luxon')).toContain(`format="HH 'h' mm"`);
    expect(print(hour, values, 'luxon')).toContain(`minTime={DateTime.fromISO('2026-01-01T10:00')}`);
    expect(print(hour, values, 'moment')).toContain(`format="HH [h] mm"`);
    expect(print(hour, { 'field.format': 'LT' }, 'luxon')).toBeUndefined();
  });
});
