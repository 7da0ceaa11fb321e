import { expect, it, vi } from 'vitest';
import { guardAd } from '../../../src/client/ads/guardAd';
import { sendEvent } from '../../../src/client/analytics/gtag';

vi.mock(import('../../../src/client/analytics/gtag'), () => ({
  sendEvent: vi.fn<typeof sendEvent>(),
}));

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
