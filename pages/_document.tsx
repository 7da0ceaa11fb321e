import Document, { Head, Html, Main, NextScript } from 'next/document';
import { cloneElement } from 'react';
import { JsonData } from '../src/client/components/JsonData';
import { stylesToElementProps } from '../src/client/demo/criticalStyles';
import { earlyPressScript } from '../src/client/platform/earlyPresses';
import { languageScript } from '../src/client/providers/language/languageScript';
import { bootScript } from '../src/client/theme/bootScript';
import { readClientManifest } from '../src/node/client-bundle/clientManifest';
import { createDemoModuleTable } from '../src/node/client-bundle/createDemoModuleTable';
import { getPageTextsHref } from '../src/node/base/texts/pageTexts';
import { CLIENT_ADDRESS } from '../src/shared/paths/clientFiles';
import { DEMO_MODULES_ID } from '../src/shared/demo/demoModuleTable';
import { DEFAULT_LANGUAGE, getLanguageRecord, isLanguage } from '../src/shared/languages/languages';
import type { IframeDemo } from '../src/shared/page/page';
import type { ShownPage } from '../src/shared/page/pageProps';
import { isPlayground } from '../src/node/base/navigation/isPlayground';
import { MEASUREMENT_ID, MEASUREMENT_ID_META } from '../src/shared/paths/thirdParties';

/** In development Next.js compiles and loads the script of the page. */
const IS_EXPORT = process.env.NODE_ENV === 'production';

/**
 * Lets the browser render a page ahead when the user comes near a link to it. Other browsers load it when the link is
 * followed.
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*/' }, { not: { selector_matches: '.demo-stage *' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** The script of the page and what it imports, which the browser would otherwise find one after the other. */
function ClientScripts() {
  return (
    <>
      {readClientManifest(process.cwd()).entry.map((name) => (
        <script key={name} type="module" src={CLIENT_ADDRESS + name} />
      ))}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

/** Where the demos of the page are. */
function DemoModules({ page }: { page: ShownPage | IframeDemo }) {
  const demos =
    'demo' in page
      ? [page.demo]
      : page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  const table = createDemoModuleTable(readClientManifest(process.cwd()), demos);
  return table && <JsonData id={DEMO_MODULES_ID} data={table} />;
}

/** The head of a page: after the sheet of the site, the styles of what few pages show, which replace rules of that sheet. */
class PageHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const { rareStyles } = this.context.__NEXT_DATA__.props.pageProps ?? {};
    const links = super.getCssLinks(files) ?? [];
    return typeof rareStyles === 'string'
      ? [...links, <style key="rare" dangerouslySetInnerHTML={{ __html: rareStyles }} />]
      : links;
  }
}

/**
 * The head of a demo in an iframe. Its style sheets have addresses of their own: with those of the page around it, Chromium
 * shares them, and computes all styles of that page again when the iframe loads.
 */
class IframeHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const links = super.getCssLinks(files);
    return links && links.map((link) => cloneElement(link, { href: `${link.props.href}?iframe` }));
  }
}

/** The shell of every page: language, color scheme before first paint, rules of the snapshots, scripts. */
export default class SiteDocument extends Document {
  override render() {
    const { __NEXT_DATA__: data } = this.props;
    const { pageProps = {} } = data.props as { pageProps?: Record<string, unknown> };
    const page = pageProps.page as ShownPage | IframeDemo | undefined;
    const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
    const { direction } = getLanguageRecord(language);
    const DocumentHead = page && 'demo' in page ? IframeHead : PageHead;
    return (
      <Html lang={language} dir={direction} data-mui-color-scheme="light">
        <DocumentHead>
          <script
            dangerouslySetInnerHTML={{ __html: `${languageScript}${bootScript};${earlyPressScript}` }}
          />
          <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
          {/* In the order of the document: before the script that needs it. */}
          <script defer src={getPageTextsHref(language)} />
          {IS_EXPORT && <ClientScripts />}
          <style id="material-icon-font" />
          {MEASUREMENT_ID && <meta name={MEASUREMENT_ID_META} content={MEASUREMENT_ID} />}
          {page?.styles && <style {...stylesToElementProps(page.styles)} />}
        </DocumentHead>
        <body dir={isPlayground(data.page) ? undefined : direction}>
          <Main />
          {IS_EXPORT && page && <DemoModules page={page} />}
          <NextScript />
        </body>
      </Html>
    );
  }
}
