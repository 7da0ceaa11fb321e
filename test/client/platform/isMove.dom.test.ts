import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMove } from '../../../src/client/platform/isMove';
import { arriveBy } from './arriveBy';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('isMove', () => {
  it.each([
    ['link', true],
    ['back_forward', true],
    ['reload', false],
    ['address', false],
    ['other site', false],
  ] as const)('%s: %s', (way, expected) => {
    arriveBy(way);
    expect(isMove()).toBe(expected);
  });

  it('is none where the browser does not say how the page was loaded', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/x/introduction/`);
    expect(isMove()).toBe(false);
  });
});
