import { describe, expect, it } from 'vitest';
import { compileTailwind, scopeStyles } from '../../../../src/node/demos/code/compileDemoStyles';

const SCOPE = ':where([data-styling=Rows-css])';

describe('scopeStyles', () => {
  it.each([
    ['.late { color: red }', `${SCOPE} .late{color:red}`],
    ['.grid .late, .due { color: red }', `${SCOPE} .grid .late,${SCOPE} .due{color:red}`],
    ['@media (width > 600px) { .late { color: red } }', `@media(width>600px){${SCOPE} .late{color:red}}`],
    ['.card-body { color: red }', `${SCOPE} .card-body{color:red}`],
    ['/* of @import and :root */ .late { color: red }', `${SCOPE} .late{color:red}`],
  ])('%s', async (css, expected) => {
    expect((await scopeStyles(css, 'Rows-css')).trim()).toBe(expected);
  });

  it.each([
    ['@import "x.css";', '@import'],
    [':root { --x: 1 }', ':root'],
    ['body { margin: 0 }', 'body'],
    ['@keyframes spin { to { rotate: 1turn } }', '@keyframes'],
  ])('refuses %s', async (css, rule) => {
    await expect(scopeStyles(css, 'Rows-css')).rejects.toThrow(`\`${rule}\` would hold for the whole page.`);
  });
});

describe('compileTailwind', () => {
  const compile = (source: string) => compileTailwind([source], 'Rows-tailwind');

  it('writes rules for the utilities that the source names, inside the demo', async () => {
    const css = await compile('<p className="p-4 text-(--mui-palette-error-main) no-utility">flexible</p>');
    expect(css).toContain(':where([data-styling=Rows-tailwind]) .p-4{padding:1rem}');
    expect(css).toContain('{color:var(--mui-palette-error-main)}');
    expect(css).not.toContain('no-utility');
  });

  it('finds utilities for elements inside the component', async () => {
    const css = await compile("'[&_.MuiDataGrid-row]:font-medium'");
    expect(css).toMatch(/:where\(\[data-styling=Rows-tailwind\]\) \.\S+ \.MuiDataGrid-row\{/);
  });

  it('follows the color mode of the site', async () => {
    expect(await compile('"dark:p-2"')).toContain(':where([data-mui-color-scheme=dark] *){padding:.5rem}');
  });

  it('brings no reset and no variables to the page', async () => {
    const css = await compile('"flex p-4 text-sm bg-red-500"');
    const selectors = css.replaceAll(/\/\*.*?\*\//g, '').match(/[^{}]+(?=\{)/g);
    expect(
      selectors?.every((selector) => selector.startsWith(':where([data-styling=Rows-tailwind]) .')),
    ).toBe(true);
  });
});
