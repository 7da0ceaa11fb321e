import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/shared/escapeHtml';

describe('escapeHtml', () => {
  it('escapes what ends a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;',
    );
  });

  it('leaves none of these characters in any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});
