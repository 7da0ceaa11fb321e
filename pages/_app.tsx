import type { AppProps } from 'next/app';
import { Geist, GeistMono } from '../src/theme/fonts';
import { useInternalLinks } from '../src/navigation/useInternalLinks';
import { useFocusAfterMove } from '../src/navigation/useFocusAfterMove';
import { AnnouncerProvider } from '../src/providers/announcer/AnnouncerProvider';
import { useCodeCookies } from '../src/providers/code/useCodeCookies';
import { LanguageProvider } from '../src/providers/language/LanguageProvider';
import { useDocumentLanguage } from '../src/providers/language/useDocumentLanguage';
import { DEFAULT_LANGUAGE, isLanguage } from '../src/shared/languages';
import { useColorMode } from '../src/theme/useColorMode';
import { translations } from '../translations';
import '../.cache/generated/demoTheme.css';
import '../src/theme/site.css';

/** What stands around every page: language, live region, and what listens to the whole document. */
export default function App({ Component, pageProps }: AppProps) {
  const language = isLanguage(pageProps.userLanguage) ? pageProps.userLanguage : DEFAULT_LANGUAGE;
  useDocumentLanguage(language);
  useColorMode();
  useCodeCookies();
  useInternalLinks();
  useFocusAfterMove();
  return (
    <LanguageProvider language={language} translations={translations}>
      <AnnouncerProvider>
        <div className={`site ${Geist.variable} ${GeistMono.variable}`}>
          <Component {...pageProps} />
        </div>
      </AnnouncerProvider>
    </LanguageProvider>
  );
}
