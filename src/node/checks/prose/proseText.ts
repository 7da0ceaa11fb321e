/** A piece of what users read; inline code is between backticks. */
export interface ProseText {
  /** The line of the file on which it begins. */
  line: number;
  text: string;
  /** In the words of those who search: spelled correctly, and not in the terms of the site. */
  isQuestion?: true;
}

/** What looks like words and is none: it gives way to a space, so that its neighbours stay apart. */
const NO_WORDS = [
  // Code, also in comments and in sentences that are markdown themselves.
  /`[^`\n]*`/g,
  /\{\{?[^{}\n]*\}?\}/g,
  // Where a link of markdown leads to.
  /(?<=\])\([^)\s]*\)/g,
  /https?:\/\/[^\s)>\]]+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  // Packages, paths and names of files.
  /@[\w-]+\/[\w./*-]+/g,
  /(?<![\p{L}\d])\.{0,2}\/[\w./*[\]-]+/gu,
  /(?<![\w./])[\w@./-]+\.(css|html|js|json|jsx|md|mjs|npmrc|ts|tsx|txt|com|dev|org)\b/g,
  // Numbers with their unit, versions, dates, colors: `45px`, `v8.29`, `2026-03-01T09:30`, `#2e7d32`.
  /#[\da-f]{3,8}\b/gi,
  /\b[vx]?\d[\w.:]*/g,
  // Formats of dates: `dddd, D MMMM`.
  /(?<![\p{L}'’])([A-Za-z])\1+(?![\p{L}'’])/gu,
  // Custom properties of CSS.
  /--[\w-]+/g,
];

/** Blanks out code, addresses, numbers and their like; lines stay where they are. */
export function selectWords(text: string): string {
  return NO_WORDS.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** The pieces of inline code in a text, with the line of the text, counted from 0. */
export function findCode(text: string): { code: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((content, line) =>
      [...content.matchAll(/`([^`]+)`/g)].map(([, code]) => ({ code: code!, line })),
    );
}
