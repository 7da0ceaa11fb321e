import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = fs.readFileSync(path.join(import.meta.dirname, '../../../src/client/theme/tokens.css'), 'utf8');

describe('the sizes of the frame', () => {
  it.each([
    ['space', '8px'],
    ['radius', '12px'],
    ['app-bar-height', '57px'],
    ['tab-bar-height', '50px'],
    ['menu-width', '300px'],
    ['toc-width', '242px'],
  ])('have one place each: --%s is %s', (name, size) => {
    expect([...css.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value]) => value)).toEqual([
      size,
    ]);
  });
});
