import { describe, expect, it } from 'vitest';
import { isFilePathname } from '../../../src/shared/paths/isFilePathname';

describe('isFilePathname', () => {
  it.each([
    ['/x/llms.txt', true],
    ['/static/x/pro.svg', true],
    ['/x/react-charts.md', true],
    ['/x/introduction', false],
    ['/x/introduction/', false],
    ['/x/v8.0.0', false],
    ['/x/llms.txt/', false],
    ['/', false],
    ['', false],
  ])('%s: %s', (pathname, isFile) => {
    expect(isFilePathname(pathname)).toBe(isFile);
  });
});
