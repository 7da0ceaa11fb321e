import fs from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileTailwind } from '../../../../src/client/editor/compile/compileTailwind';

beforeEach(() => {
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
  vi.stubGlobal('TAILWIND_THEME', fs.readFileSync(theme, 'utf8'));
});

afterEach(() => vi.unstubAllGlobals());

it('compiles the utilities that sources name, in light and dark', async () => {
  const css = await compileTailwind(['<p className="p-4 dark:bg-[#010203] nothing-of-it">', "cx('flex')"]);
  expect(css).toContain('.p-4');
  expect(css).toContain('.flex');
  expect(css).toMatch(/data-mui-color-scheme='dark'[^{]*\{\s*background-color: #010203/);
  expect(css).not.toContain('nothing-of-it');
});
