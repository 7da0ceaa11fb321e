import { expect, it, vi } from 'vitest';
import { guardAd } from '../../../src/client/ads/guardAd';
import { sendEvent } from '../../../src/client/analytics/gtag';

// As the tests of the analytics do: files of one process share what the first of them replaces.
vi.mock(import('../../../src/client/analytics/gtag'), { spy: true });

it.each([
  ['carbon-body-top-image', 'carbon-body-top-image'],
  [null, 'null'],
])('guardAd reports a crash and leaves the element empty: %s', (label, eventLabel) => {
  vi.mocked(sendEvent).mockReset();
  const element = document.createElement('span');
  const isShown = guardAd(element, label, () => {
    element.append('half');
    throw new Error('broken');
  });
  expect(isShown).toBe(false);
  expect(element.innerHTML).toBe('');
  expect(sendEvent).toHaveBeenCalledExactlyOnceWith('ad', { eventAction: 'crash', eventLabel });
});
