import { describe, expect, it } from 'vitest';
import { isDocsDomain } from '../../src/shared/thirdParties';

describe('isDocsDomain', () => {
  it.each([
    ['mui.com', true],
    ['mui.com:4173', true],
    ['next.mui.com', true],
    ['preview--mui.com.example', true],
    ['deploy-preview-1--material-ui-x.example', false],
    ['localhost:3000', false],
    ['127.0.0.1', false],
    ['mui.org', false],
    ['', false],
  ])('%s: %s', (host, expected) => {
    expect(isDocsDomain(host)).toBe(expected);
  });

  it('is true nowhere when the domain is empty', () => {
    expect(isDocsDomain('mui.com', '')).toBe(false);
  });
});
