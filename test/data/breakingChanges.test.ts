import fs from 'node:fs/promises';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { migrationGuides } from '../../data/breaking-changes';
import { getDifferencesFile, getGuidePageId } from '../../src/node/migration/guideFiles';
import { extractDifferences } from '../../src/node/migration/extractDifferences';
import type { Problem } from '../../src/node/problems/problem';

describe.each(migrationGuides)('the guide from version $major of $product', (guide) => {
  it('is compared with what the packages are', async () => {
    const problems: Problem[] = [];
    const found = await extractDifferences(process.cwd(), guide, problems);
    expect(problems).toEqual([]);
    expect(JSON.parse(await fs.readFile(getDifferencesFile(guide), 'utf8'))).toEqual(found);
  });

  it('says in each of its sections who is affected, what it was, what it is, and which codemod helps', async () => {
    const pageId = getGuidePageId(guide);
    const text = await fs.readFile(`data/${pageId}/${pageId.split('/').at(-1)}.md`, 'utf8');
    const sections = readSections(text);
    for (const anchor of Object.keys(guide.sections)) {
      const section = sections.get(anchor) ?? '';
      expect([anchor, ...(section.match(/^\*\*(Affected|Codemod):\*\*/gm) ?? [])]).toEqual([
        anchor,
        '**Affected:**',
        '**Codemod:**',
      ]);
      const fences = section
        .match(/^```tsx? title="v\d"( check="v\d")?$/gm)
        ?.map((line) => line.replace(/^`*\w+ /, ''));
      expect([anchor, fences]).toEqual([
        anchor,
        [`title="v${guide.major}" check="v${guide.major}"`, `title="v${guide.major + 1}"`],
      ]);
    }
  });
});

/** The text below each heading, by the heading's id. */
function readSections(text: string): Map<string, string> {
  const slugger = new GithubSlugger();
  const parts = text.split(/^#{2,3} (.*)$/m).slice(1);
  const headings = parts.filter((_, index) => index % 2 === 0);
  return new Map(headings.map((heading, index) => [slugger.slug(heading), parts[index * 2 + 1] ?? '']));
}
