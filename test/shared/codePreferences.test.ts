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
} from '../../src/shared/codePreferences';

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
    });
  });

  it.each(HASHES)('%s with the cookies JS and CSS', (hash, variant, styling) => {
    expect(resolveCodePreferences(hash, { codeVariant: 'JS', codeStyling: 'CSS' })).toEqual({
      variant: variant || 'JS',
      styling: styling || 'css',
    });
  });

  it.each([
    ['JS', 'MUI System', { variant: 'JS', styling: 'system' }],
    ['TS', 'Tailwind', { variant: 'TS', styling: 'tailwind' }],
    // The original uses unknown values as they are; here they count as absent.
    ['js', 'tailwind', DEFAULT_CODE_PREFERENCES],
    ['', 'MUI%20System', DEFAULT_CODE_PREFERENCES],
    ['__proto__', 'toString', DEFAULT_CODE_PREFERENCES],
    [undefined, undefined, DEFAULT_CODE_PREFERENCES],
  ])('the cookies %s and %s', (codeVariant, codeStyling, expected) => {
    expect(resolveCodePreferences('', { codeVariant, codeStyling })).toEqual(expected);
  });

  it.each(HOSTILE)('takes %s for no hash of a demo', (hash) => {
    expect(resolveCodePreferences(hash, {})).toEqual(DEFAULT_CODE_PREFERENCES);
    expect(parseDemoHash(hash)).toBeUndefined();
  });

  it('answers any hash and any cookie with something that exists', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (hash, codeVariant, codeStyling) => {
        const { variant, styling } = resolveCodePreferences(`#${hash}`, { codeVariant, codeStyling });
        expect(CODE_VARIANTS).toContain(variant);
        expect(STYLINGS).toContain(styling);
      }),
    );
  });
});

describe('createDemoHash', () => {
  it.each([
    [{ variant: 'TS', styling: 'system' }, '#BasicBars.tsx'],
    [{ variant: 'JS', styling: 'tailwind' }, '#tailwind-BasicBars.js'],
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
          const hash = createDemoHash(name, { variant, styling });
          expect(parseDemoHash(hash)).toEqual({ name, variant, styling });
        },
      ),
    );
  });
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
    expect(selectSource({ variant, styling }, available)).toEqual({
      variant: shownVariant,
      styling: shownStyling,
    });
  });
});
