/** What a built site costs its users, in gzipped bytes. */
export interface SiteWeight {
  pages: number;
  /** Of the median guide, and of the heaviest. */
  guideHtml: [median: number, most: number];
  /** Of the page that loads most. */
  script: number;
  /** What the scripts of a page would grow by if the site doubled: see `measurePageGrowth`. */
  growth: number;
  /** What opening the search loads, by language: its code, its texts, its index. */
  search: Record<string, number>;
}
