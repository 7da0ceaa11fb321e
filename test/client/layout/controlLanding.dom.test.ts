import '../theme/lightSystem';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlLanding } from '../../../src/client/layout/controlLanding';
import { LANDING_COLORS, type LandingThemeTexts } from '../../../src/client/layout/LandingTheme';
import { getThemeState } from '../../../src/client/theme/themeStore';
import { renderLandingTheme } from '../../../src/node/site/landing/renderLandingTheme';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createTextLookup } from '../../../src/shared/languages/translate';
import { createPage } from '../createPage';

const translations = readTranslations('interface');
const t = createTextLookup(translations, 'en');
const texts: LandingThemeTexts = {
  palette: 'Palette',
  colors: { blue: 'Blue', teal: 'Teal', purple: 'Purple', pink: 'Pink', orange: 'Orange' },
};

const getForm = () => document.querySelector('.landing-theme')!;
const start = () => {
  const show = document.querySelector<HTMLElement>('.landing-show')!;
  return act(async () => controlLanding(show, createPage({ translations })));
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div class="landing-show">
    <fieldset><input type="radio" name="product" value="data-grid" checked><input type="radio" name="product" value="charts"></fieldset>
    <section class="landing-product" data-product="charts"><div id="Sales.tsx"></div></section>
    ${renderLandingTheme('Theme', texts, t)}</div>`;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  location.hash = '';
  document.body.replaceChildren();
});

describe('controlLanding', () => {
  it('takes over the static form without a change', async () => {
    const before = getForm().textContent;
    await start();
    expect(getForm().textContent).toBe(before);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true);
  });

  it('changes the theme of the demos, and has the choice of the static form', async () => {
    screen.getByRole<HTMLInputElement>('radio', { name: 'Teal' }).checked = true;
    await start();
    expect(getThemeState().paletteColors.primary?.main).toBe(LANDING_COLORS.teal);
    await act(async () => screen.getByRole('button', { name: t('densities.dense') }).click());
    expect(getThemeState()).toMatchObject({ dense: true, spacing: 6 });
    await act(async () => screen.getByRole('button', { name: t('densities.normal') }).click());
    expect(getThemeState()).toMatchObject({ dense: false, spacing: 8 });
    await act(async () => screen.getByRole('radio', { name: 'Blue' }).click());
    expect(getThemeState().paletteColors).toEqual({});
  });

  it('shows the product whose demo the hash names', async () => {
    location.hash = '#Sales.tsx';
    await start();
    expect(document.querySelector<HTMLInputElement>('[value="charts"]')!.checked).toBe(true);
  });
});
