import { useEffect } from 'react';
import { getLanguageRecord, type Language } from '../../../shared/languages';

/** Keeps language and direction of `<html>` true after client-side moves. */
export function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = getLanguageRecord(language).direction;
  }, [language]);
}
