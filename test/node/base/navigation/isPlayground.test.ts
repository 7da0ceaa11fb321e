import { describe, expect, it } from 'vitest';
import { isPlayground } from '../../../../src/node/base/navigation/isPlayground';

describe('isPlayground', () => {
  it.each([
    ['/playground', true],
    ['/playground/', true],
    ['/playground/grid', true],
    ['/playgrounds', true],
    ['/Playground', false],
    ['/zh/playground', false],
    ['/x/react-date-pickers/playground', false],
    ['/x/playground', false],
    ['playground', false],
    ['/', false],
    ['', false],
  ])('%j: %s', (route, isOne) => {
    expect(isPlayground(route)).toBe(isOne);
  });
});
