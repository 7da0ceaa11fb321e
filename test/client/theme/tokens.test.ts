import fs from 'node:fs';
import path from 'node:path';
import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';

const css = fs.readFileSync(path.join(import.meta.dirname, '../../../src/client/theme/tokens.css'), 'utf8');

/** The colors that a rule of the token file sets. */
function readColors(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  const tokens = rule.matchAll(/--([\w-]+): (#[0-9a-f]{6}|hsl\([^)]+\));/g);
  return Object.fromEntries([...tokens].map(([, name, value]) => [name, toCommas(value!)]));
}

/** `hsl(210 14% 7%)` as the library reads it. */
function toCommas(color: string): string {
  return color.replaceAll(/(?<=[\d%]) (?=\d)/g, ', ');
}

const MODES = { light: readColors(':root'), dark: readColors("[data-mui-color-scheme='dark']") };

const AAA = 7;
const AA = 4.5;
/** What is not text: borders of controls, focus rings. */
const GRAPHICS = 3;

const PAIRS: [foreground: string, background: string, ratio: number][] = [
  ['text', 'background', AAA],
  ['text', 'surface', AAA],
  ['text', 'surface-hover', AAA],
  ['text', 'found', AA],
  ['text-muted', 'background', AAA],
  ['text-muted', 'surface', AA],
  ['text-muted', 'surface-hover', AA],
  ['accent', 'background', AA],
  ['accent', 'surface', AA],
  ['accent', 'surface-hover', AA],
  ['accent', 'accent-surface', AA],
  ['accent-contrast', 'accent', AA],
  ['info', 'background', AA],
  ['success', 'background', AA],
  ['success', 'surface', AA],
  ['warning', 'background', AA],
  ['warning', 'surface', AA],
  ['error', 'background', AA],
  ['error', 'surface', AA],
  ['border-strong', 'background', GRAPHICS],
  ...['keyword', 'string', 'constant', 'function', 'comment'].flatMap((token) =>
    ['surface', 'code-marked', 'code-inserted', 'code-deleted'].map(
      (background): [string, string, number] => [`code-${token}`, background, AA],
    ),
  ),
];

describe.each(['light', 'dark'] as const)('colors of the %s mode', (mode) => {
  const colors = { ...MODES.light, ...MODES[mode] };

  it('are all given again for the mode', () => {
    expect(Object.keys(MODES[mode]).toSorted()).toEqual(Object.keys(MODES.light).toSorted());
  });

  it.each(PAIRS)('%s on %s: at least %s', (foreground, background, ratio) => {
    expect(getContrastRatio(colors[foreground]!, colors[background]!)).toBeGreaterThanOrEqual(ratio);
  });
});

it('has dark colors on screens only: paper is light', () => {
  expect(css).toContain("@media screen {\n  [data-mui-color-scheme='dark'] {");
});
