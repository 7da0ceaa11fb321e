import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import { createTextLookup, type Translate, type Translations } from '../../../shared/languages/translate';

export type { Translate };

interface LanguageContextValue {
  language: Language;
  t: Translate;
}

const LanguageContext = createContext<LanguageContextValue>({ language: DEFAULT_LANGUAGE, t: (key) => key });

interface LanguageProviderProps {
  language: Language;
  translations: Translations;
  children: ReactNode;
}

/** Gives the page its language and the texts of the interface. */
export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  const value = useMemo<LanguageContextValue>(
    () => ({ language, t: createTextLookup(translations, language) }),
    [language, translations],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language of the page and the look-up of interface texts. */
export function useLanguage(): LanguageContextValue {
  return useContext(LanguageContext);
}
