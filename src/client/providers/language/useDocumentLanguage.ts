import { useEffect } from 'react';
import type { Language } from '../../../shared/languages';

/** Keeps `<html lang>` true after client-side moves. */
export function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
