import GithubSlugger from 'github-slugger';
import type { MigrationGuide } from '../../../shared/products/migration';
import type { Problem } from '../../base/problems/problem';
import type { SourceFile } from '../../base/problems/findQuoted';

interface Section {
  /** The line of the heading, from 1. */
  line: number;
  text: string;
}

const HEADING = /^#{2,3} (.*)$/;

/** The text below each heading, by the heading's id. */
function readSections(markdown: string): Map<string, Section> {
  const slugger = new GithubSlugger();
  const sections = new Map<string, Section>();
  let section: Section | undefined;
  for (const [index, content] of markdown.split('\n').entries()) {
    const [, heading] = HEADING.exec(content) ?? [];
    if (heading !== undefined) {
      section = { line: index + 1, text: '' };
      sections.set(slugger.slug(heading), section);
    } else if (section) {
      section.text += `${content}\n`;
    }
  }
  return sections;
}

const LABELS = /^\*\*(?:Affected|Codemod):\*\*/gm;

const FENCE = /^```tsx? (title="v\d"(?: check="v\d")?)$/gm;

/**
 * Checks that each section of a migration guide says who is affected and which codemod helps, and shows the code of both
 * versions.
 *
 * @param page the English page
 */
export function checkGuideSections(
  { major, sections: wanted }: Pick<MigrationGuide, 'major' | 'sections'>,
  { file, text }: SourceFile,
): Problem[] {
  const sections = readSections(text);
  const fences = [`title="v${major}" check="v${major}"`, `title="v${major + 1}"`];
  return Object.keys(wanted).flatMap((anchor): Problem[] => {
    const section = sections.get(anchor);
    if (!section) {
      // The check of the record reports the missing section.
      return [];
    }
    const report = (message: string): Problem => ({ file, line: section.line, message });
    const labels = section.text.match(LABELS) ?? [];
    const shown = [...section.text.matchAll(FENCE)].map(([, meta]) => meta!);
    return [
      ...(labels.join() === '**Affected:**,**Codemod:**'
        ? []
        : [
            report(
              'The section does not say who is affected and which codemod helps. Write one paragraph `**Affected:** …` and after it one `**Codemod:** …`.',
            ),
          ]),
      ...(shown.join() === fences.join()
        ? []
        : [
            report(
              `The section does not show the code of both versions. Write one fence with \`${fences[0]}\`, and after it one with \`${fences[1]}\`.`,
            ),
          ]),
    ];
  });
}
