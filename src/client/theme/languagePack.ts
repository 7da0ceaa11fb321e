/** Default props with the packages' texts in one language: merged over a theme. */
export interface LanguagePack {
  components?: object;
}
