import Document, { Head, Html, Main, NextScript } from 'next/document';
import { stylesToElementProps } from '../src/client/demo/criticalStyles';
import { stripPageData } from '../src/client/page/stripPageData';
import { languageScript } from '../src/client/providers/language/languageScript';
import { DEFAULT_LANGUAGE, getLanguageRecord, isLanguage } from '../src/shared/languages';
import { getPageTextsHref } from '../src/node/texts/pageTexts';
import { isPlayground } from '../src/shared/paths/isPlayground';
import { MEASUREMENT_ID, MEASUREMENT_ID_META } from '../src/shared/thirdParties';
import { bootScript } from '../src/client/theme/bootScript';

/** The shell of every page: language, colour scheme before first paint, rules of the static forms. */
export default class SiteDocument extends Document {
  override render() {
    const { __NEXT_DATA__: data } = this.props;
    const { pageProps = {} } = data.props as { pageProps?: Record<string, unknown> };
    const page = pageProps.page as { styles?: Record<string, string> } | undefined;
    const { translations: _translations, ...props } = pageProps;
    // A copy: the original is still to be written to the data file for client-side moves.
    data.props = { ...data.props, pageProps: stripPageData(props) };
    const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
    const { direction } = getLanguageRecord(language);
    return (
      <Html lang={language} dir={direction} data-mui-color-scheme="light">
        <Head>
          <script dangerouslySetInnerHTML={{ __html: languageScript + bootScript }} />
          <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
          {/* In the order of the document: before the scripts of Next.js, which need it. */}
          <script defer src={getPageTextsHref(language)} />
          <style id="material-icon-font" />
          {MEASUREMENT_ID && <meta name={MEASUREMENT_ID_META} content={MEASUREMENT_ID} />}
          {page?.styles && <style {...stylesToElementProps(page.styles)} />}
        </Head>
        <body dir={isPlayground(data.page) ? undefined : direction}>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
