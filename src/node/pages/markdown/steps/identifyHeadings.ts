import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../../../shared/page/page';
import { DIRECTIVES } from '../../directives';
import type { CompileContext } from '../compileContext';

/** The text of a heading without marks, which may come and go while links to it stay. */
export function headingToText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => child.type !== 'textDirective' || !DIRECTIVES.get(child.name)?.isMark,
  );
  return toString({ ...heading, children }).trim();
}

/** How a heading, or the title of details, is written. */
function write({ level, text, details }: Pick<TocEntry, 'level' | 'text' | 'details'>): string {
  return details ? `:::details[${text}]` : `${'#'.repeat(level)} ${text}`;
}

/** Adds a link to itself after the text of a heading; the heading is its name, in every language. */
function addAnchor(heading: Heading, id: string): void {
  heading.data = { ...heading.data, hProperties: { id } };
  heading.children.push({
    type: 'link',
    url: `#${id}`,
    children: [],
    data: { hProperties: { className: ['heading-anchor'], 'aria-labelledby': id } },
  });
}

/**
 * Gives each heading its id, the kebab-case of the English text in every language, and collects them.
 *
 * A translation has the same headings in the same order; a difference is reported.
 */
export function identifyHeadings(tree: Root, context: CompileContext): void {
  const slugger = new GithubSlugger();
  const { englishHeadings, headings } = context;
  let lastLevel = 1;
  let count = 0;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 0;
    const text = headingToText(heading);
    const details = heading.data?.details;
    if (heading.depth !== 2 && heading.depth !== 3) {
      const nearest = heading.depth === 1 ? '##' : '###';
      context.report(
        heading,
        `A page has headings of level 2 and 3; the h1 is the title. Write \`${nearest} ${text}\`.`,
      );
      return;
    }
    if (!details && heading.depth > lastLevel + 1) {
      context.report(
        heading,
        `A heading of level ${heading.depth} follows level ${lastLevel}. Write \`## ${text}\`.`,
      );
    }
    lastLevel = details ? lastLevel : heading.depth;
    const english = englishHeadings?.[count];
    count += 1;
    const id = englishHeadings ? (english?.id ?? '') : slugger.slug(text);
    const namesake = headings.find((other) => other.text.toLowerCase() === text.toLowerCase());
    if (text && namesake) {
      context.report(
        heading,
        `The heading \`${text}\` is on line ${namesake.line} already. Name what this one is about, so that links ` +
          'and the list of contents tell them apart.',
      );
    }
    if (englishHeadings && (english?.level !== heading.depth || english.details !== details)) {
      const expected = english ? `\`${write(english)}\`` : 'no further heading';
      context.report(
        heading,
        `The English page has ${expected} here. Keep the same headings in the same order.`,
      );
      return;
    }
    if (!id) {
      context.report(
        heading,
        `The heading \`${text}\` gives no id to link to. Write it with letters or digits.`,
      );
    }
    if (details) {
      heading.data = { ...heading.data, hProperties: { id } };
    } else {
      addAnchor(heading, id);
    }
    headings.push({ id, text, level: heading.depth, ...(details && { details }), line });
  });
  const missing = englishHeadings?.[count];
  if (missing) {
    context.report(tree, `The English page goes on with \`${write(missing)}\`. Translate it too.`);
  }
}
