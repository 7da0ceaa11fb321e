import { format as formatDate } from 'date-fns';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import moment from 'moment';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasWords, translateFormat } from '../../../../src/node/date-libraries/formats/translateFormat';
import { UntranslatableError } from '../../../../src/node/date-libraries/formats/untranslatable';
import { OTHER_DATE_LIBRARIES, type OtherDateLibrary } from '../../../../src/shared/demo/dateLibraries';

beforeAll(() => {
  // The adapter of Day.js loads them as well.
  dayjs.extend(localizedFormat);
  dayjs.extend(advancedFormat);
});

const WRITERS: Record<OtherDateLibrary, (date: Date, format: string) => string> = {
  'date-fns': (date, format) => formatDate(date, format),
  luxon: (date, format) => DateTime.fromJSDate(date).setLocale('en').toFormat(format),
  moment: (date, format) => moment(date).locale('en').format(format),
};

const dates = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

function translate(format: string, library: OtherDateLibrary): string | undefined {
  try {
    return translateFormat(format, library);
  } catch (error) {
    if (error instanceof UntranslatableError) {
      return undefined;
    }
    throw error;
  }
}

function expectSameText(date: Date, format: string, library: OtherDateLibrary): void {
  const translated = translate(format, library);
  if (translated !== undefined && format !== '') {
    expect(WRITERS[library](date, translated), translated).toBe(dayjs(date).format(format));
  }
}

describe('translateFormat', () => {
  it.each([
    ['DD/MM/YYYY', 'dd/MM/yyyy', 'dd/MM/yyyy', 'DD/MM/YYYY'],
    ['dddd, D MMMM YYYY', 'EEEE, d MMMM yyyy', 'cccc, d MMMM yyyy', 'dddd, D MMMM YYYY'],
    ['h:mm A', 'h:mm a', 'h:mm a', 'h:mm A'],
    ['HH:[00]', "HH:'00'", "HH:'00'", 'HH:[00]'],
    ['YYYY-MM-DDTHH:mm', "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm", 'YYYY-MM-DDTHH:mm'],
    ['YYYY 年 M 月', 'yyyy 年 M 月', 'yyyy 年 M 月', 'YYYY 年 M 月'],
    ['D [de] MMMM', "d 'de' MMMM", "d 'de' MMMM", 'D [de] MMMM'],
    ["h [o'clock]", "h 'o''clock'", undefined, "h [o'clock]"],
    ['[a][b]', "'ab'", "'ab'", '[a][b]'],
    ['h:mm a', 'h:mm aaa', undefined, 'h:mm a'],
    ['dd', 'EEEEEE', undefined, 'dd'],
    ['D e', "d 'e'", "d 'e'", 'D[ e]'],
    // Tokens of which another library would read one.
    ['DDD', undefined, undefined, undefined],
    ['L', undefined, undefined, 'L'],
    ['DDo', undefined, undefined, undefined],
    ["D MMM 'YY", undefined, undefined, undefined],
    ['[D', undefined, undefined, undefined],
    ['wo', undefined, undefined, undefined],
  ])('%s', (format, ...expected) => {
    expect(OTHER_DATE_LIBRARIES.map((library) => translate(format, library))).toEqual(expected);
  });

  const tokens = fc.constantFrom(
    ...'YY YYYY M MM MMM MMMM D DD Do d dd ddd dddd H HH h hh m mm s ss SSS A a Z ZZ Q X x k kk L LL LT'.split(
      ' ',
    ),
  );
  const constants = fc.constantFrom(' ', '/', '. ', ', ', 'T', '[de]', "[o'clock]", '年', ' at ', '00', "'");

  it.each(OTHER_DATE_LIBRARIES)('gives the same text with %s for tokens between constants', (library) => {
    fc.assert(
      fc.property(
        dates,
        fc.array(fc.tuple(tokens, constants), { minLength: 1, maxLength: 6 }),
        (date, parts) => {
          expectSameText(date, parts.flat().join(''), library);
        },
      ),
    );
  });

  it.each(OTHER_DATE_LIBRARIES)(
    'gives the same text with %s for any sequence of letters, or none',
    (library) => {
      const letters = fc.string({ unit: fc.constantFrom(...'YMDdHhmsSAaZQ[]To e-:'), maxLength: 8 });
      fc.assert(
        fc.property(dates, letters, (date, format) => {
          expectSameText(date, format, library);
        }),
      );
    },
  );
});

describe('hasWords', () => {
  it.each([
    ['D MMMM', true],
    ['ddd', true],
    ['h:mm A', true],
    ['YYYY-MM-DD', false],
    ['D [MMMM]', false],
  ])('%s: %s', (format, expected) => {
    expect(hasWords(format)).toBe(expected);
  });
});
