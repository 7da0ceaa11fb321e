import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvent } from '../../../src/client/analytics/gtag';
import { trackPageViews } from '../../../src/client/analytics/startAnalytics';
import { readUserProperties } from '../../../src/client/analytics/trackUserProperties';
import { trackListeners } from '../trackListeners';

vi.mock(import('../../../src/client/analytics/gtag'), { spy: true });

let leavePage: () => void;

function clearCookies() {
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=;max-age=0;path=/`;
  }
}

beforeEach(() => {
  leavePage = trackListeners();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.lang = 'en';
  clearCookies();
  vi.mocked(sendEvent).mockReset();
});
afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('trackPageViews', () => {
  const views = () => vi.mocked(sendEvent).mock.calls.map(([, params]) => params.page_location);
  const visit = (address: string) => history.replaceState(null, '', address);
  const showAgain = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  beforeEach(() => {
    document.title = '';
    document.head.replaceChildren();
  });

  it.each(['/x/introduction/?a=1', '/x/introduction/#b', '/zh/x/introduction/'])(
    'reports the page once, without language, query and hash: %s',
    (address) => {
      visit(address);
      trackPageViews();
      // The browser shows the page for the first time after its scripts have run.
      showAgain(false);
      vi.runAllTimers();
      expect(views()).toEqual(['/x/introduction/']);
    },
  );

  it('reports a page again that the browser shows as it was left', () => {
    visit('/x/introduction/');
    trackPageViews();
    showAgain(true);
    expect(views()).toEqual(['/x/introduction/', '/x/introduction/']);
  });
});

describe('readUserProperties', () => {
  it.each([
    ['', 'TS', 'MUI System'],
    ['codeVariant=JS', 'JS', 'MUI System'],
    ['codeVariant=TS', 'TS', 'MUI System'],
    ['codeVariant=<script>', 'TS', 'MUI System'],
    ['codeStyling=Tailwind', 'TS', 'Tailwind'],
    ['codeStyling=CSS', 'TS', 'CSS'],
    ['codeStyling=css', 'TS', 'MUI System'],
  ])('%s', (cookie, codeVariant, codeStylingVariant) => {
    document.cookie = `${cookie};path=/`;
    expect(readUserProperties()).toMatchObject({ codeVariant, codeStylingVariant });
  });

  it.each([
    [1, 1],
    [1.25, 1.3],
    [2.04, 2],
    [2.625, 2.6],
  ])('rounds a ratio of %s to %s', (ratio, expected) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    expect(readUserProperties().devicePixelRatio).toBe(expected);
  });
});
