import { describe, expect, it } from 'vitest';
import { findSharedVersion } from '../../../../src/node/base/packages/findSharedVersion';

describe('findSharedVersion', () => {
  it.each([
    [['8.29.3', '8.29.3'], '8.29.3'],
    [['8.29.3', '8.28.3'], undefined],
    [['8.29.3', undefined], undefined],
    [[], undefined],
  ])('%j: %s', (versions, expected) => {
    expect(findSharedVersion(versions)).toBe(expected);
  });
});
