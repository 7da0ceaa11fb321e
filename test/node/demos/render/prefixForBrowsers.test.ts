import { compile, middleware, serialize, stringify } from 'stylis';
import { describe, expect, it } from 'vitest';
import { prefixForBrowsers } from '../../../../src/node/demos/render/prefixForBrowsers';

function write(css: string): string {
  return serialize(compile(css), middleware([prefixForBrowsers, stringify]));
}

describe('prefixForBrowsers', () => {
  it.each([
    '.a{display:flex;}',
    '.a{display:inline-flex;flex:1 1 0;flex-direction:column;flex-wrap:wrap;}',
    '.a{align-items:center;align-self:end;justify-content:space-between;order:1;}',
    '.a{transition:opacity 200ms;transform:translateX(1px);animation-name:fade;}',
    '.a{position:sticky;cursor:grab;}',
    '.a::placeholder{color:red;}',
    '@keyframes fade{from{opacity:0;}}',
  ])('writes %s as it is', (css) => {
    expect(write(css)).toBe(css);
  });

  it.each([
    ['.a{user-select:none;}', '-webkit-user-select:none;'],
    ['.a{mask-image:none;}', '-webkit-mask-image:none;'],
    ['.a{text-decoration:underline dotted;}', '-webkit-text-decoration:underline dotted;'],
    ['.a{box-decoration-break:clone;}', '-webkit-box-decoration-break:clone;'],
  ])('writes the prefix that browsers read for %s', (css, declaration) => {
    expect(write(css)).toContain(declaration);
    expect(write(css)).toContain(css.slice(3, -1));
  });

  it('keeps prefixes that the packages write themselves', () => {
    const css = '.a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;}';
    expect(write(css)).toBe(css);
  });
});
