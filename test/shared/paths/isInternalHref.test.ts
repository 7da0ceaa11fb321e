import { describe, expect, it } from 'vitest';
import { isInternalHref } from '../../../src/shared/paths/isInternalHref';

describe('isInternalHref', () => {
  it.each([
    ['/', true],
    ['/x/introduction/', true],
    ['//mui.com/x/', false],
    ['//', false],
    ['/\\evil.com', false],
    ['/\t/evil.com', false],
    ['/\n\\evil.com', false],
    ['/x/\t/evil.com', true],
    ['https://mui.com/x/', false],
    ['mailto:someone@example.com', false],
    ['#top', false],
    ['x/introduction/', false],
    ['', false],
  ])('%j: %s', (href, isInternal) => {
    expect(isInternalHref(href)).toBe(isInternal);
  });
});
