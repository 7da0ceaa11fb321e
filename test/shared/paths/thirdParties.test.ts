import { describe, expect, it } from 'vitest';
import { isDocsDomain } from '../../../src/shared/paths/thirdParties';

describe('isDocsDomain', () => {
  it.each([
    ['mui.com', true],
    ['www.mui.com', true],
    ['v8.mui.com:443', true],
    ['preview--mui.com.netlify.app', true],
    ['localhost:3000', false],
    ['127.0.0.1:4312', false],
    ['docs.example', false],
    ['', false],
  ])('%j: %s', (host, isOne) => {
    expect(isDocsDomain(host)).toBe(isOne);
  });

  it('takes another domain, and for an empty one no host', () => {
    expect(isDocsDomain('docs.example:8080', 'docs.example')).toBe(true);
    expect(isDocsDomain('mui.com', 'docs.example')).toBe(false);
    expect(isDocsDomain('mui.com', '')).toBe(false);
  });
});
