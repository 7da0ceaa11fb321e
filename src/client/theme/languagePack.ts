/** Default props with the packages' texts in one language: merged over a theme. */
export interface LanguagePack {
  components?: object;
}

/** What loads the texts of several packages in a language, which name components of their own each. */
export type LanguagePackLoaders = Readonly<Record<string, () => Promise<{ packs: readonly LanguagePack[] }>>>;
