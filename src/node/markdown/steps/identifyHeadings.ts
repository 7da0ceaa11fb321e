import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../compileContext';

/** The text of a heading without its plan marks, which may come and go while links to it stay. */
export function headingToText(heading: Heading): string {
  const children = heading.children.filter(
    (child) => child.type !== 'textDirective' || child.name !== 'plan',
  );
  return toString({ ...heading, children }).trim();
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
    if (heading.depth !== 2 && heading.depth !== 3) {
      const nearest = heading.depth === 1 ? '##' : '###';
      reportProblem(
        context,
        heading,
        `A page has headings of level 2 and 3; the h1 is the title. Write \`${nearest} ${text}\`.`,
      );
      return;
    }
    if (heading.depth > lastLevel + 1) {
      reportProblem(
        context,
        heading,
        `A heading of level ${heading.depth} follows level ${lastLevel}. Write \`## ${text}\`.`,
      );
    }
    lastLevel = heading.depth;
    const english = englishHeadings?.[count];
    count += 1;
    const id = englishHeadings ? (english?.id ?? '') : slugger.slug(text);
    const namesake = headings.find((other) => other.text.toLowerCase() === text.toLowerCase());
    if (text && namesake) {
      reportProblem(
        context,
        heading,
        `The heading \`${text}\` is on line ${namesake.line} already. Name what this one is about, so that links ` +
          'and the list of contents tell them apart.',
      );
    }
    if (englishHeadings && english?.level !== heading.depth) {
      const expected = english ? `\`${'#'.repeat(english.level)} ${english.text}\`` : 'no further heading';
      reportProblem(
        context,
        heading,
        `The English page has ${expected} here. Keep the same headings in the same order.`,
      );
      return;
    }
    if (!id) {
      reportProblem(
        context,
        heading,
        `The heading \`${text}\` gives no id to link to. Write it with letters or digits.`,
      );
    }
    addAnchor(heading, id);
    headings.push({ id, text, level: heading.depth, line });
  });
  const missing = englishHeadings?.[count];
  if (missing) {
    reportProblem(
      context,
      tree,
      `The English page goes on with the heading \`${missing.text}\`. Translate it too.`,
    );
  }
}
