import '../theme/lightSystem';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountSettings } from '../../../src/client/layout/mountSettings';
import {
  getCodePreferences,
  setCodePreferences,
} from '../../../src/client/providers/code/codePreferencesStore';
import { getPackageManager } from '../../../src/client/providers/code/packageManager';
import { getThemeState } from '../../../src/client/theme/themeStore';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createTextLookup } from '../../../src/shared/languages/translate';
import { createPage } from '../createPage';

const translations = readTranslations('interface');
const t = createTextLookup(translations, 'en');

beforeEach(async () => {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => mountSettings(place, createPage({ translations })));
});

afterEach(() => {
  document.body.replaceChildren();
});

const getButton = (name: string) => screen.getByRole('button', { name });

describe('mountSettings', () => {
  it('shows the mode that is on, and switches it', async () => {
    expect(getButton(t('colorModes.system')).getAttribute('aria-pressed')).toBe('true');
    await act(async () => getButton(t('colorModes.dark')).click());
    expect(getButton(t('colorModes.dark')).getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.getAttribute('data-mui-color-scheme')).toBe('dark');
  });

  it('changes the theme of the demos', async () => {
    const [rtl] = screen
      .getAllByRole('button')
      .filter(({ textContent }) => /right.to.left|rtl/i.test(textContent));
    await act(async () => rtl!.click());
    expect(getThemeState().direction).toBe('rtl');
  });

  it('chooses what code is shown for', async () => {
    for (const name of ['pnpm', 'JavaScript', 'Tailwind', 'date-fns']) {
      // oxlint-disable-next-line no-await-in-loop
      await act(async () => getButton(name).click());
      expect(getButton(name).getAttribute('aria-pressed')).toBe('true');
    }
    expect(getPackageManager()).toBe('pnpm');
    expect(getCodePreferences()).toEqual({ variant: 'JS', styling: 'tailwind', dateLibrary: 'date-fns' });
  });

  it('shows what was chosen elsewhere', async () => {
    await act(async () => setCodePreferences({ dateLibrary: 'luxon' }));
    const pressed = screen
      .getAllByRole('button', { pressed: true })
      .filter(({ parentElement }) => within(parentElement!).queryByText('Luxon'));
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Luxon']);
  });
});
