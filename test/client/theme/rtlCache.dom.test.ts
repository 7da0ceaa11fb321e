import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { beforeEach, describe, expect, it } from 'vitest';
import { rtlCache } from '../../../src/client/theme/rtlCache';

/** Writes a rule by a cache. @returns the class name and all that the cache has written */
function write(cache: EmotionCache, styles: object): { className: string; css: string } {
  const serialized = serializeStyles([styles as never]);
  const className = `${cache.key}-${serialized.name}`;
  cache.insert(`.${className}`, serialized, cache.sheet, false);
  return { className, css: cache.sheet.tags.map((tag) => tag.textContent).join('') };
}

beforeEach(() => rtlCache.sheet.flush());

describe('the right-to-left cache', () => {
  it('names its classes after its key', () => {
    expect(write(rtlCache, { color: 'red' }).className).toMatch(/^rtl-/);
  });

  it('turns what has a side', () => {
    const { css } = write(rtlCache, { marginLeft: 8, textAlign: 'right', transform: 'translateX(4px)' });
    expect(css).toContain('margin-right:8px');
    expect(css).toContain('text-align:left');
  });

  it('leaves alone what says so', () => {
    expect(write(rtlCache, { '/* @noflip */ left': 0, marginRight: '1px /* @noflip */' }).css).toContain(
      'margin-right:1px',
    );
  });

  it('adds prefixes, as the other cache does', () => {
    const styles = { userSelect: 'none', '&::placeholder': { color: 'red' } };
    const other = createCache({ key: 'css' });
    const { css } = write(rtlCache, styles);
    expect(css.replaceAll('.rtl-', '.css-')).toBe(write(other, styles).css);
    expect(css).toContain('-webkit-user-select:none');
  });

  it('inserts at the top of the head', () => {
    document.head.prepend(document.createElement('title'));
    write(rtlCache, { color: 'red' });
    expect(document.head.firstElementChild).toBe(rtlCache.sheet.tags[0]);
  });
});
