// @vitest-environment jsdom
import '../theme/lightSystem';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountThemeSettings } from '../../../src/client/layout/mountThemeSettings';
import { getThemeState } from '../../../src/client/theme/themeStore';
import { readTranslations } from '../../../src/node/texts/readTexts';
import { createTextLookup } from '../../../src/shared/translate';
import { createPage } from '../createPage';

const translations = readTranslations('interface');
const t = createTextLookup(translations, 'en');

beforeEach(async () => {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => mountThemeSettings(place, createPage({ translations })));
});

afterEach(() => {
  document.body.replaceChildren();
});

const getButton = (name: string) => screen.getByRole('button', { name });

describe('mountThemeSettings', () => {
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
});
