import vm from 'node:vm';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readCookie } from '../../../src/client/platform/cookies';
import { bootScript } from '../../../src/client/theme/bootScript';
import { parsePaletteColors } from '../../../src/client/theme/paletteColors';

interface Browser {
  /** What local storage holds under `mui-mode`; an error is thrown. */
  stored?: string | Error;
  /** What it holds about long lines of code. */
  codeLines?: string;
  /** Whether the system asks for dark; an error is thrown. */
  isSystemDark?: boolean | Error;
  /** All cookies of the document. */
  cookies?: string;
}

function orThrow<Value>(value: Value | Error): Value {
  if (value instanceof Error) {
    throw value;
  }
  return value;
}

/** Runs the script in a document of its own. @returns the root element */
function boot({ stored, codeLines = 'dark', isSystemDark = false, cookies = '' }: Browser): HTMLElement {
  const { document } = new JSDOM('<!doctype html><html data-mui-color-scheme="light">').window;
  Object.defineProperty(document, 'cookie', { get: () => cookies });
  vm.runInNewContext(bootScript, {
    document,
    localStorage: {
      getItem: (key: string) =>
        key === 'code-lines' ? codeLines : orThrow(key === 'mui-mode' ? (stored ?? null) : 'dark'),
    },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && orThrow(isSystemDark),
    }),
  });
  return document.documentElement;
}

// Other sites of the host may store names of schemes (`mui-color-scheme-dark`): this one has one scheme a
// mode, and does not ask. The fake storage below answers `dark` for every other key.
describe('bootScript', () => {
  it.each<[Browser, 'light' | 'dark']>([
    [{}, 'light'],
    [{ isSystemDark: true }, 'dark'],
    [{ stored: 'system' }, 'light'],
    [{ stored: 'system', isSystemDark: true }, 'dark'],
    [{ stored: 'light', isSystemDark: true }, 'light'],
    [{ stored: 'dark' }, 'dark'],
    // Nothing that can be stored by hand breaks the page.
    [{ stored: 'sepia' }, 'light'],
    [{ stored: 'sepia', isSystemDark: true }, 'dark'],
    [{ stored: '', isSystemDark: true }, 'dark'],
    [{ stored: new Error('SecurityError') }, 'light'],
    [{ stored: new Error('SecurityError'), isSystemDark: true }, 'dark'],
    [{ isSystemDark: new Error('no media') }, 'light'],
    [{ stored: 'dark', isSystemDark: new Error('no media') }, 'dark'],
    [{ stored: new Error('SecurityError'), isSystemDark: new Error('no media') }, 'light'],
  ])('chooses the scheme: %o -> %s', (browser, scheme) => {
    expect(boot(browser).getAttribute('data-mui-color-scheme')).toBe(scheme);
  });

  it.each<Browser>([{}, { stored: new Error('SecurityError'), isSystemDark: new Error('no media') }])(
    'says that JavaScript runs: %o',
    (browser) => {
      expect(boot(browser).hasAttribute('data-js')).toBe(true);
    },
  );

  it.each([
    ['wrap', true],
    ['', false],
    ['other', false],
  ])('wraps long lines of code where storage says %j: %j', (codeLines, isWrapped) => {
    expect(boot({ codeLines }).hasAttribute('data-code-wrap')).toBe(isWrapped);
  });

  it.each<[string, string]>([
    ['', ''],
    ['paletteColors={"primary":{"main":"#abc"}}', '--user-primary-main: #abc;'],
    [
      'a=b; paletteColors={"primary":{"300":"#eee","700":"#222","50":"#fff","main":"#abc"},"secondary":{"main":"#010203"}}; c=d',
      '--user-primary-main: #abc; --user-primary-300: #eee; --user-primary-700: #222; --user-secondary-main: #010203;',
    ],
    ['paletteColors={"primary":{"main":5},"secondary":{"main":"#def"}}', '--user-secondary-main: #def;'],
    ['paletteColors={"primary":null,"secondary":{"main":"#def"}}', '--user-secondary-main: #def;'],
    ['paletteColors={"primary":{"main":"#abc;color:red"}}', ''],
    ['paletteColors={', ''],
    ['paletteColors=', ''],
    ['paletteColors=null', ''],
    ['otherpaletteColors={"primary":{"main":"#abc"}}', ''],
    // Twice in the string: none of them counts.
    ['paletteColors={"primary":{"main":"#abc"}}; paletteColors={"primary":{"main":"#def"}}', ''],
  ])('sets the palette of the cookies `%s`', (cookies, style) => {
    expect(boot({ cookies }).getAttribute('style') ?? '').toBe(style);
  });

  it('survives any cookie, and shows what the page shows later', () => {
    const color = fc.oneof(fc.constantFrom('#abc', '#123456', 'red', '#12'), fc.string(), fc.integer());
    const palette = fc.record({ primary: fc.record({ main: color, 300: color }), secondary: fc.anything() });
    const text = fc.oneof(
      fc.string(),
      palette.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (value) => {
        const cookies = `paletteColors=${value.replaceAll(/[;\s]/g, '')}`;
        const { style } = boot({ cookies });
        const colors = parsePaletteColors(readCookie('paletteColors', cookies));
        expect(style.getPropertyValue('--user-primary-main')).toBe(colors.primary?.main ?? '');
        expect(style.getPropertyValue('--user-secondary-main')).toBe(colors.secondary?.main ?? '');
      }),
      { numRuns: 30 },
    );
  });

  it('can be in a script element', () => {
    expect(bootScript).not.toMatch(/<\/script|<!--/i);
  });
});
