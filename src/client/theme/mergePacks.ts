import type { LanguagePack } from './languagePack';

/** Joins the packs of several packages: each names components of its own. */
export function mergePacks(packs: readonly LanguagePack[]): LanguagePack {
  return { components: Object.assign({}, ...packs.map(({ components }) => components)) };
}
