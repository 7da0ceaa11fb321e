import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../client/providers/language/LanguageProvider';
import type { Language } from '../../../shared/languages/languages';
import type { ApiLookup } from '../../api/apiLookup';
import { getBuildTranslations } from '../../base/texts/buildTranslations';
import type { UsageIndex } from '../../demos/usage/usageIndex';

/** What a widget can read of the site. */
export interface WidgetSite {
  projectDirectory: string;
  /** Pathnames of every page that exists, without language prefix and trailing slash. */
  pathnames: ReadonlySet<string>;
  /** Rows of the API, by name. */
  api: ApiLookup;
  /** Which demos use which part of the API. */
  usage: UsageIndex;
}

/** The markup of a widget in the language of the page. */
export type RenderWidget = (language: Language) => string;

/** Loads what a widget shows, once a build. */
export type Widget = (site: WidgetSite) => Promise<RenderWidget>;

/**
 * Makes a widget of a component, which is rendered once for each language, at build: the page gets HTML.
 *
 * @param load finds out what the component shows
 */
export function createWidget<Data>(
  Component: ComponentType<{ data: Data }>,
  load: (site: WidgetSite) => Data | Promise<Data>,
): Widget {
  return async (site) => {
    const data = await load(site);
    return (language) =>
      renderToStaticMarkup(
        <LanguageProvider language={language} translations={getBuildTranslations()}>
          <Component data={data} />
        </LanguageProvider>,
      );
  };
}
