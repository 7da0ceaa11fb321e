import { contentVersion } from '../../../../.cache/generated/contentVersion';
import { loadOnce } from '../../../shared/loadOnce';
import { readSiteIndex, type SiteIndex } from './siteFiles';

const indexes = new Map<string, Promise<SiteIndex>>();

/**
 * The index of the site, read once for each version of the content.
 *
 * The import of the version also ties the development server to the content: a new one makes Next.js fetch
 * the data of the open page again.
 */
export function loadSiteIndex(): Promise<SiteIndex> {
  return loadOnce(indexes, contentVersion, () => readSiteIndex(process.cwd()));
}
