import { describe, expect, it } from 'vitest';
import { isInternalHref } from '../../../src/shared/paths/isInternalHref';

describe('isInternalHref', () => {
  it.each([
    ['/', true],
    ['/x/introduction/', true],
    ['//mui.com/x/', false],
    ['https://mui.com/x/', false],
    ['mailto:someone@example.com', false],
    ['#top', false],
    ['x/introduction/', false],
    ['', false],
  ])('%s: %s', (href, isInternal) => {
    expect(isInternalHref(href)).toBe(isInternal);
  });
});
