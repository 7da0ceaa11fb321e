import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_VARIANTS,
  createDemoHash,
  DEFAULT_CODE_PREFERENCES,
  listSources,
  parseDemoHash,
  resolveCodePreferences,
  selectSource,
  STYLINGS,
  type CodePreferences,
} from '../../../src/shared/demo/codePreferences';
import { DATE_LIBRARIES } from '../../../src/shared/demo/dateLibraries';

/** An empty field means: cookie or default. */
const HASHES: [hash: string, variant: string, styling: string][] = [
  ['#BasicBars.tsx', 'TS', ''],
  ['#BasicBars.js', 'JS', ''],
  ['#tailwind-BasicBars.tsx', 'TS', 'tailwind'],
  ['#css-BasicBars.js', 'JS', 'css'],
  ['#system-BasicBars.js', 'JS', 'system'],
  ['#tailwind-BasicBars', '', ''],
  ['#basics', '', ''],
  // Several markers: tailwind before css before system.
  ['#system-css-BasicBars.tsx', 'TS', 'css'],
  ['#css-tailwind-BasicBars.tsx', 'TS', 'tailwind'],
  ['#system-css-tailwind-BasicBars.js', 'JS', 'tailwind'],
  ['', '', ''],
];

const HOSTILE = [
  '#%E0%A4%A',
  '#__proto__.js',
  '#constructor.tsx',
  '#"><script>.js',
  '#<img src=x>.js',
  `#'";alert(1)//.tsx`,
  "#'BasicBars'.tsx",
  '#Basic Bars.js',
  '#BasicBars.tsx?x',
  '#BasicBars.jsx',
  `#${'a'.repeat(10_240)}.js`,
  `#${'css-'.repeat(2560)}.js`,
];

describe('resolveCodePreferences', () => {
  it.each(HASHES)('%s without cookies', (hash, variant, styling) => {
    expect(resolveCodePreferences(hash, {})).toEqual({
      variant: variant || 'TS',
      styling: styling || 'system',
      dateLibrary: 'dayjs',
    });
  });

  it.each(HASHES)('%s with the cookies JS and CSS', (hash, variant, styling) => {
    expect(resolveCodePreferences(hash, { codeVariant: 'JS', codeStyling: 'CSS' })).toEqual({
      variant: variant || 'JS',
      styling: styling || 'css',
      dateLibrary: 'dayjs',
    });
  });

  it.each([
    ['JS', 'MUI System', { ...DEFAULT_CODE_PREFERENCES, variant: 'JS' }],
    ['TS', 'Tailwind', { ...DEFAULT_CODE_PREFERENCES, styling: 'tailwind' }],
    // The original uses unknown values as they are; here they count as absent.
    ['js', 'tailwind', DEFAULT_CODE_PREFERENCES],
    ['', 'MUI%20System', DEFAULT_CODE_PREFERENCES],
    ['__proto__', 'toString', DEFAULT_CODE_PREFERENCES],
    [undefined, undefined, DEFAULT_CODE_PREFERENCES],
  ])('the cookies %s and %s', (codeVariant, codeStyling, expected) => {
    expect(resolveCodePreferences('', { codeVariant, codeStyling })).toEqual(expected);
  });

  it.each([
    ['luxon', 'luxon'],
    ['date-fns', 'date-fns'],
    ['Luxon', 'dayjs'],
    ['__proto__', 'dayjs'],
    ['', 'dayjs'],
  ])('the date library %s', (codeDateLibrary, dateLibrary) => {
    const expected = { ...DEFAULT_CODE_PREFERENCES, dateLibrary };
    expect(resolveCodePreferences('', { codeDateLibrary })).toEqual(expected);
    // A link to a demo leaves the choice to who opens it.
    expect(resolveCodePreferences('#BasicBars.tsx', { codeDateLibrary })).toEqual(expected);
  });

  it.each(HOSTILE)('takes %s for no hash of a demo', (hash) => {
    expect(resolveCodePreferences(hash, {})).toEqual(DEFAULT_CODE_PREFERENCES);
    expect(parseDemoHash(hash)).toBeUndefined();
  });

  it('answers any hash and any cookie with something that exists', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (hash, first, second) => {
        const { variant, styling, dateLibrary } = resolveCodePreferences(`#${hash}`, {
          codeVariant: first,
          codeStyling: second,
          codeDateLibrary: first,
        });
        expect(CODE_VARIANTS).toContain(variant);
        expect(STYLINGS).toContain(styling);
        expect(DATE_LIBRARIES).toContain(dateLibrary);
      }),
    );
  });
});

describe('createDemoHash', () => {
  it.each([
    [DEFAULT_CODE_PREFERENCES, '#BasicBars.tsx'],
    [{ variant: 'JS', styling: 'tailwind', dateLibrary: 'dayjs' }, '#tailwind-BasicBars.js'],
    // Users of the link have a date library of their own.
    [{ variant: 'TS', styling: 'system', dateLibrary: 'luxon' }, '#BasicBars.tsx'],
  ] satisfies [CodePreferences, string][])('%o -> %s', (preferences, hash) => {
    expect(createDemoHash('BasicBars', preferences)).toBe(hash);
  });

  it('is read back as what it was made from', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]\w{0,20}$/),
        fc.constantFrom(...CODE_VARIANTS),
        fc.constantFrom('tailwind' as const, 'css' as const),
        (name, variant, styling) => {
          const hash = createDemoHash(name, { variant, styling, dateLibrary: 'dayjs' });
          expect(parseDemoHash(hash)).toEqual({ name, variant, styling });
        },
      ),
    );
  });

  it.each(DATE_LIBRARIES)('says the date library of code that users have changed: %s', (dateLibrary) => {
    const hash = createDemoHash('BasicBars', { variant: 'TS', styling: 'css', dateLibrary }, 'q1-Yq_');
    expect(parseDemoHash(hash)).toEqual({
      name: 'BasicBars',
      variant: 'TS',
      styling: 'css',
      edit: 'q1-Yq_',
      ...(dateLibrary !== 'dayjs' && { dateLibrary }),
    });
  });

  it.each([
    '#BasicBars.tsx&edit=q1&dates=dayjs',
    '#BasicBars.tsx&dates=luxon',
    '#BasicBars.tsx&edit=q1&dates=',
  ])('takes %s for no hash of a demo', (hash) => expect(parseDemoHash(hash)).toBeUndefined());
});

describe('selectSource', () => {
  const all = listSources(['tailwind', 'css']);
  const plain = listSources();

  it.each([
    ['TS', 'system', all, 'TS', 'system'],
    ['JS', 'system', all, 'JS', 'system'],
    ['TS', 'tailwind', all, 'TS', 'tailwind'],
    ['JS', 'css', all, 'JS', 'css'],
    // A demo without the chosen styling shows the JavaScript of MUI System, also to users of TypeScript.
    ['TS', 'tailwind', plain, 'JS', 'system'],
    ['TS', 'css', plain, 'JS', 'system'],
    ['JS', 'css', plain, 'JS', 'system'],
    ['TS', 'system', { system: ['JS'] }, 'JS', 'system'],
    ['TS', 'css', { system: ['JS', 'TS'], css: ['JS'] }, 'JS', 'css'],
  ] as const)('%s of %s', (variant, styling, available, shownVariant, shownStyling) => {
    expect(selectSource({ variant, styling, dateLibrary: 'dayjs' }, available)).toEqual({
      variant: shownVariant,
      styling: shownStyling,
      dateLibrary: 'dayjs',
    });
  });

  it.each([
    ['luxon', ['date-fns', 'luxon'], 'luxon'],
    ['moment', ['date-fns', 'luxon'], 'dayjs'],
    ['luxon', [], 'dayjs'],
    ['luxon', undefined, 'dayjs'],
    ['dayjs', ['date-fns', 'luxon', 'moment'], 'dayjs'],
  ] as const)('%s of %o: %s', (dateLibrary, dateLibraries, shown) => {
    for (const [styling, shownStyling] of [['css', 'css'] as const, ['tailwind', 'system'] as const]) {
      const source = selectSource(
        { variant: 'JS', styling, dateLibrary },
        listSources(['css']),
        dateLibraries,
      );
      expect(source).toEqual({ variant: 'JS', styling: shownStyling, dateLibrary: shown });
    }
  });
});
