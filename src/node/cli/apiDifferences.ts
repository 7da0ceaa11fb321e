/**
 * Compares the public API of a product with that of an earlier major version, and writes what changed beside the
 * migration guide: `npm run api-differences -- tree-view`, with the major version behind it where there are several.
 */
import { migrationGuides } from '../../../data/breaking-changes';
import { getDifferencesFile, writeDifferences } from '../api/migration/guideFiles';
import { extractDifferences } from '../api/migration/extractDifferences';
import { failOnProblems, type Problem } from '../base/problems/problem';
import { runStep } from './runStep';

const [product, major] = process.argv.slice(2);

await runStep('api-diff', async () => {
  const problems: Problem[] = [];
  const guides = migrationGuides.filter(
    (guide) => guide.product === product && (major === undefined || guide.major === Number(major)),
  );
  const [guide] = guides;
  if (!guide || guides.length > 1) {
    const names = migrationGuides.map((known) => `\`${known.product} ${known.major}\``).join(', ');
    const message = `Name one guide: ${names}. A new one is a file in this folder and a line here.`;
    failOnProblems([{ file: 'data/breaking-changes/index.ts', message }]);
  }
  const found = await extractDifferences(process.cwd(), guide!, problems);
  failOnProblems(problems);
  await writeDifferences(process.cwd(), guide!, found);
  const counts = new Map<string, number>();
  for (const { kind, what } of found.differences) {
    const name = `${what} ${kind}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const lines = [...counts].map(([name, count]) => `${name}: ${count}`);
  return [`${found.differences.length} differences in ${getDifferencesFile(guide!)}`, ...lines].join('\n  ');
});
