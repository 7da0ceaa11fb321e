/** Pages whose size and sentences the content check holds to limits, by id: `data-grid/sorting`. */
export type EditedPages = Record<
  string,
  {
    /** What a user would miss in a page of the usual size. */
    longerBecause?: string;
  }
>;

/** What the existing documentation has of a page. */
export interface ExistingPage {
  words: number;
  demos: number;
  snippets: number;
}
