import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restorePage } from '../../platform/restorePage';

function clearCookies(): void {
  for (const name of ['codeVariant', 'codeStyling', 'codeDateLibrary']) {
    document.cookie = `${name}=;max-age=0;path=/`;
  }
}

/** The store of a page that was just loaded. */
function load() {
  vi.resetModules();
  return import('../../../../src/client/providers/code/codePreferencesStore');
}

beforeEach(() => {
  clearCookies();
  location.hash = '';
});

describe('the store of code preferences', () => {
  it('asks for a year and for the whole site', async () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const { getCodePreferences } = await load();
    getCodePreferences();
    expect(write.mock.calls).toEqual([
      ['codeVariant=TS;path=/;max-age=31536000'],
      ['codeStyling=MUI System;path=/;max-age=31536000'],
      ['codeDateLibrary=dayjs;path=/;max-age=31536000'],
    ]);
    write.mockRestore();
  });

  it('has the choice of another page when the browser shows this one again as it was left', async () => {
    location.hash = '#css-BasicBars.js';
    const { getCodePreferences, subscribeToCodePreferences } = await load();
    getCodePreferences();
    const listener = vi.fn<() => void>();
    subscribeToCodePreferences(listener);
    document.cookie = 'codeVariant=TS;path=/';
    document.cookie = 'codeDateLibrary=luxon;path=/';
    restorePage();
    expect(getCodePreferences()).toEqual({ variant: 'TS', styling: 'css', dateLibrary: 'luxon' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells each demo of the page about a choice, until it leaves', async () => {
    const { setCodePreferences, subscribeToCodePreferences } = await load();
    const listener = vi.fn<() => void>();
    const stop = subscribeToCodePreferences(listener);
    setCodePreferences({ variant: 'JS' });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    setCodePreferences({ variant: 'TS' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('holds a choice for the page where cookies are refused', async () => {
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Forbidden');
    });
    const { getCodePreferences, setCodePreferences } = await load();
    setCodePreferences({ variant: 'JS' });
    expect(getCodePreferences().variant).toBe('JS');
    write.mockRestore();
  });
});
