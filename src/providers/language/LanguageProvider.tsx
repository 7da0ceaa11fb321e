import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages';
import { fillPlaceholders, translate, type Translations } from './translate';

/** Looks up a text of the interface and fills its `{{placeholders}}`. */
export type Translate = (key: string, values?: Record<string, string>) => string;

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
    () => ({
      language,
      t: (key, values = {}) => fillPlaceholders(translate(translations, language, key) ?? '', values),
    }),
    [language, translations],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language of the page and the look-up of interface texts. */
export function useLanguage(): LanguageContextValue {
  return useContext(LanguageContext);
}
