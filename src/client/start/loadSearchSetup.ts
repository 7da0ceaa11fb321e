import type { Language } from '../../shared/languages/languages';
import { getSearchSetupHref, type SearchSetup } from '../../shared/search/searchSetup';
import { fetchFile } from '../platform/fetchFile';

/** Loads what the search of a language needs. @throws as `fetchFile` */
export async function loadSearchSetup(language: Language): Promise<SearchSetup> {
  return (await fetchFile(getSearchSetupHref(language))).json();
}
