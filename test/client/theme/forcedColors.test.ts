import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client');

const SHEETS = fs
  .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file): [file: string, css: string] => [file, fs.readFileSync(path.join(CLIENT, file), 'utf8')]);

/** `('.a, .b { mask: …; }', /mask/) -> ['.a, .b']`, of rules that have such a declaration */
function listSelectors(css: string, declaration: RegExp): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].filter(([, , body]) => declaration.test(body!)).map(([, selector]) => selector!.trim());
}

/** What stands in the blocks for the colors of the system. */
function readForced(css: string): string {
  return [...css.matchAll(/@media \(forced-colors: active\) \{(.*?)\n\}/gs)]
    .map(([, block]) => block)
    .join('');
}

// Where the colors are those of the system, a background that is none of them is taken away, and an icon with it.
it.each(SHEETS.filter(([, css]) => /\n *mask:/.test(css)))(
  '%s: an icon that is a masked background has a color of the system where these are forced',
  (_file, css) => {
    const forced = listSelectors(readForced(css), /background: (ButtonText|CanvasText)/);
    expect(listSelectors(css, /\n *mask:/)).toEqual(forced);
  },
);
