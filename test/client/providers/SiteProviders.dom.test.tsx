import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../theme/lightSystem';
import { Link } from '../../../src/client/components/Link';
import { useLanguage } from '../../../src/client/providers/language/LanguageProvider';
import { SiteProviders } from '../../../src/client/providers/SiteProviders';
import { getThemeState } from '../../../src/client/theme/themeStore';
import { useChangeTheme, useThemeDispatch, useThemeState } from '../../../src/client/theme/useTheme';

const TRANSLATIONS = { en: { search: 'Search' }, zh: { search: '搜索' } };

const FORGOTTEN = 'Forgot to wrap component in `ThemeProvider`';

interface ThemeWays {
  change: ReturnType<typeof useChangeTheme>;
  dispatch: ReturnType<typeof useThemeDispatch>;
}

const onTheme = vi.fn<(ways: ThemeWays) => void>();

/** Says what a component may do with the theme. */
function useReport(): void {
  const change = useChangeTheme();
  const dispatch = useThemeDispatch();
  useEffect(() => onTheme({ change, dispatch }), [change, dispatch]);
}

/** What the component that was rendered last may do. */
const getTheme = () => onTheme.mock.lastCall![0];

function Part() {
  const { language, t } = useLanguage();
  useReport();
  return (
    <p lang={language} dir={useThemeState().direction}>
      {t('search')} <Link href="/x/introduction/">Start</Link>
    </p>
  );
}

function show(hasTheme?: boolean) {
  return render(
    <SiteProviders language="zh" translations={TRANSLATIONS} hasTheme={hasTheme}>
      <Part />
    </SiteProviders>,
  ).container;
}

beforeEach(() => {
  // React prints what a component throws.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('SiteProviders', () => {
  it('give the page its language, its texts, its addresses and its theme', () => {
    const container = show();
    expect(container.querySelector('p')!.lang).toBe('zh');
    expect(container.textContent).toContain('搜索');
    expect(container.querySelector('a')!.getAttribute('href')).toBe('/zh/x/introduction/');
    getTheme().change({ direction: 'rtl' });
    expect(getThemeState().direction).toBe('rtl');
    getTheme().change({ direction: 'ltr' });
  });

  it('give a page without the theme of the site all but the theme', () => {
    const container = show(false);
    expect(container.textContent).toContain('搜索');
    expect(() => getTheme().change({ direction: 'rtl' })).toThrow(FORGOTTEN);
    expect(() => getTheme().dispatch({ type: 'RESET_DENSITY' })).toThrow(FORGOTTEN);
    expect(getThemeState().direction).toBe('ltr');
  });
});

describe('a missing provider', () => {
  it('of the configuration is named when a link needs it', () => {
    expect(() => render(<Link href="/x/">Start</Link>)).toThrow('Forgot to wrap component in `DocsProvider`');
  });

  it('of the theme is named when something is dispatched; to show the theme is none', () => {
    const Shown = () => {
      useReport();
      return useThemeState().direction;
    };
    expect(render(<Shown />).container.textContent).toBe('ltr');
    expect(() => getTheme().dispatch({ type: 'RESET_DENSITY' })).toThrow(FORGOTTEN);
    expect(() => getTheme().change({ direction: 'rtl' })).toThrow(FORGOTTEN);
  });

  it('of the language leaves the keys of the texts', () => {
    const Label = () => useLanguage().t('search');
    expect(render(<Label />).container.textContent).toBe('search');
  });
});
