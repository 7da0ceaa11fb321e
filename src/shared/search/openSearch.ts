import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';

/** Where a browser reads how to search this site: `'/opensearch.xml'`, `'/opensearch.zh.xml'`. */
export function getOpenSearchHref(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/opensearch.xml' : `/opensearch.${language}.xml`;
}
