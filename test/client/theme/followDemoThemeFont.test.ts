// @vitest-environment jsdom
import Router from 'next/router';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_THEME_FONT_HREF } from '../../../src/shared/thirdParties';
import { followDemoThemeFont } from '../../../src/client/theme/followDemoThemeFont';

let stop = () => {};

function countLinks(): number {
  return document.querySelectorAll(`head link[rel="stylesheet"][href="${DEMO_THEME_FONT_HREF}"]`).length;
}

function open(address: string): void {
  history.replaceState(null, '', address);
  stop = followDemoThemeFont();
}

afterEach(() => {
  stop();
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

  it('follows the address, with one link at most', () => {
    open('/x/introduction/');
    for (const [address, count] of [
      ['/x/onepirate/', 1],
      ['/x/onepirate/#top', 1],
      ['/x/introduction/', 0],
    ] as const) {
      history.replaceState(null, '', address);
      Router.events.emit('routeChangeComplete');
      expect(countLinks(), address).toBe(count);
    }
    history.replaceState(null, '', '#onepirate');
    dispatchEvent(new Event('hashchange'));
    expect(countLinks()).toBe(1);
  });

  it('stops on request', () => {
    open('/x/introduction/');
    stop();
    history.replaceState(null, '', '#onepirate');
    dispatchEvent(new Event('hashchange'));
    expect(countLinks()).toBe(0);
  });
});
