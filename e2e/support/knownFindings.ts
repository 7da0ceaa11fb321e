/** A finding of axe that a package is the cause of. */
export interface KnownFinding {
  package: string;
  /** Rule of axe. */
  rule: string;
  /** Matches the HTML of the element. */
  html: RegExp;
  /** Pages on which it is found, by address without language. */
  pages: string[];
}

/**
 * Findings that we can not mend. One that is missing here fails the page; one that is no longer found on
 * its pages fails as well.
 */
export const KNOWN_FINDINGS: KnownFinding[] = [];
