import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExcludedFromLanguages } from '../../../src/shared/paths/isExcludedFromLanguages';
import { anyAddress } from './paths';

describe('isExcludedFromLanguages', () => {
  it.each([
    ['/blog', true],
    ['/blog/', true],
    ['/blog/some-post/', true],
    ['/size-snapshot/', true],
    ['/size-snapshot', false],
    ['/size-snapshot/more/', false],
    ['/blogs', false],
    ['/blogs/', false],
    ['/zh/blog/', false],
    ['/x/introduction/', false],
    ['/', false],
    ['', false],
  ])('%s: %s', (pathname, isExcluded) => {
    expect(isExcludedFromLanguages(pathname)).toBe(isExcluded);
  });

  it('accepts any string', () => {
    fc.assert(fc.property(anyAddress, (text) => typeof isExcludedFromLanguages(text) === 'boolean'));
  });
});
