import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_THEME_FONT_HREF } from '../../../src/shared/paths/thirdParties';
import { followDemoThemeFont } from '../../../src/client/theme/followDemoThemeFont';
import { trackListeners } from '../trackListeners';

let leavePage: () => void;

function countLinks(): number {
  return document.querySelectorAll(`head link[rel="stylesheet"][href="${DEMO_THEME_FONT_HREF}"]`).length;
}

function open(address: string): void {
  history.replaceState(null, '', address);
  followDemoThemeFont();
}

beforeEach(() => {
  leavePage = trackListeners();
});

afterEach(() => {
  leavePage();
  document.head.replaceChildren();
});

describe('followDemoThemeFont', () => {
  it.each([
    ['/premium-themes/onepirate/', 1],
    ['/zh/premium-themes/onepirate/', 1],
    ['/x/introduction/?theme=onepirate', 1],
    ['/x/introduction/#onepirate', 1],
    ['/x/myonepirates/', 1],
    ['/x/OnePirate/', 0],
    ['/x/introduction/', 0],
    ['/', 0],
  ])('%s: %i more style sheets', (address, count) => {
    open(address);
    expect(countLinks()).toBe(count);
  });

  it('follows the hash, with one link at most', () => {
    open('/x/introduction/');
    for (const [hash, count] of [
      ['#onepirate', 1],
      ['#onepirate-again', 1],
      ['#top', 0],
      ['#onepirate', 1],
    ] as const) {
      history.replaceState(null, '', hash);
      dispatchEvent(new Event('hashchange'));
      expect(countLinks(), hash).toBe(count);
    }
  });
});
