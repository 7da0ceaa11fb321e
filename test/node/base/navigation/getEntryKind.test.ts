import { describe, expect, it } from 'vitest';
import { getEntryKind } from '../../../../src/node/base/navigation/getEntryKind';

describe('getEntryKind', () => {
  it.each([
    ['/x/introduction', 'page'],
    ['/x/api/data-grid', 'page'],
    ['/x/llms.txt', 'file'],
    ['/x/react-charts/#planned-charts', 'anchor'],
    ['/x/react-charts/#v1.x', 'anchor'],
    ['https://mui.com/x/whats-new/', 'external'],
    ['//mui.com/x/', 'external'],
  ])('%s is a %s', (pathname, kind) => {
    expect(getEntryKind({ pathname })).toBe(kind);
  });

  it('is a group with children, and none with an empty list', () => {
    expect(getEntryKind({ pathname: '/x/a', children: [{ pathname: '/x/b' }] })).toBe('group');
    expect(getEntryKind({ pathname: '/x/a', children: [] })).toBe('page');
  });
});
