import { products } from '../../../../data/products';
import type { LandingFigure, LandingPageProps, LandingWay } from '../../../client/layout/LandingPage';
import { COLOR_NAMES, type LandingThemeTexts } from '../../../client/layout/LandingTheme';
import type { Language } from '../../../shared/languages/languages';
import type { Translate } from '../../../shared/languages/translate';
import { createTranslate } from '../../base/texts/createTranslate';
import { groupByProduct } from './groupByProduct';
import { loadDocsPageProps } from '../page-props/loadDocsPageProps';
import { loadRareStyles } from '../page-props/loadRareStyles';
import { loadSuiteFigures } from './loadSuiteFigures';
import { renderLandingTheme } from './renderLandingTheme';

/** Where users go on, by key of their text. */
const WAYS = [
  { key: 'start', href: '/x/introduction/installation/' },
  { key: 'plans', href: '/x/introduction/licensing/' },
  { key: 'search', href: '/x/search/' },
  { key: 'upgrade', href: '/x/whats-new/' },
] as const;

async function listFigures(language: Language, t: Translate): Promise<LandingFigure[]> {
  const { testedDemos, pages, languages, version, react, script } = await loadSuiteFigures(language);
  const write = (count: number) => count.toLocaleString(language);
  return [
    { value: write(testedDemos), text: t('landing.figures.demos'), href: '/x/health/' },
    {
      value: write(pages),
      text: t('landing.figures.pages', { languages: String(languages) }),
      href: '/x/search/',
    },
    ...(version
      ? [
          {
            value: version,
            text: t('landing.figures.version', { first: react[0] ?? '', last: react.at(-1) ?? '' }),
            href: '/x/whats-new/',
          },
        ]
      : []),
    ...(script
      ? [
          {
            value: t('landing.figures.kilobytes', { size: (script / 1000).toFixed(1) }),
            text: t('landing.figures.script'),
            href: '/x/health/',
          },
        ]
      : []),
  ];
}

/** Props of the first page of the suite. */
export async function loadLandingPageProps(language: Language): Promise<LandingPageProps> {
  const t = createTranslate(language);
  const props = await loadDocsPageProps('/x', language);
  const groups = groupByProduct(props.page.blocks);
  const ways: LandingWay[] = WAYS.map(({ key, href }) => ({
    href,
    title: t(`landing.ways.${key}.title`),
    text: t(`landing.ways.${key}.text`),
  }));
  const themeTexts: LandingThemeTexts = {
    palette: t('landing.palette'),
    colors: Object.fromEntries(
      COLOR_NAMES.map((name) => [name, t(`landing.colors.${name}`)]),
    ) as LandingThemeTexts['colors'],
  };
  return {
    ...props,
    rareStyles: await loadRareStyles(['swatches', 'landing']),
    products: products.map(({ id, folder }, index) => ({
      id: folder,
      title: t(`products.${id}`),
      blocks: groups[index] ?? [],
    })),
    figures: await listFigures(language, t),
    ways,
    texts: {
      start: t('landing.start'),
      search: t('landing.search'),
      products: t('landing.products'),
    },
    themeSnapshot: renderLandingTheme(t('landing.theme'), themeTexts, t),
  };
}
