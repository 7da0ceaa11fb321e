/**
 * Compiles pages and demos, and lists what is wrong with them; with `--check` also what no page is made of: the
 * checks of this process. With ids of pages it checks these alone, prints what their maps lack, and writes nothing.
 */
import { parseArgs } from 'node:util';
import { failOnProblems, formatProblem, type Problem } from '../base/problems/problem';
import { PAGES, SOURCES } from '../site/steps/compiling';
import { runStep } from './runStep';

// Before React is imported: in development mode it renders pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });

const projectDirectory = process.cwd();
const { values, positionals: pageIds } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function checkPages(): Promise<string> {
  const { checkGuides } = await import('../site/checkGuides');
  const { formatUnanswered } = await import('../pages/legacy-anchors/formatUnanswered');
  const { problems, reports, compiled } = await checkGuides(projectDirectory, pageIds);
  console.log(reports.map(({ file, ...left }) => formatUnanswered(file, left)).join('\n'));
  failOnProblems(problems);
  return `${pageIds.length === 1 ? pageIds[0] : `${pageIds.length} guides`}; ${compiled} pages compiled`;
}

async function compilePages(): Promise<string> {
  const { Run } = await import('../site/step');
  const { CHECKS } = await import('../site/checks');
  const { content, searchFiles } = await import('../site/steps/site');
  const { scriptSources } = await import('../site/steps/demos');
  const { apiPages } = await import('../site/steps/pages');
  const { keptGuides } = await import('../site/steps/sources');
  const { formatCoverage } = await import('../pages/coverage/formatCoverage');
  const { measureStep } = await import('../base/store/buildFigures');
  const { pruneCaches } = await import('../base/cache/openCache');
  const { placeSearchFiles } = await import('../search/searchFiles');
  const problems: Problem[] = [];
  // A check looks at all guides: it keeps none of the last run.
  const scope = { projectDirectory, problems, onProblems: failOnProblems, keepsGuides: !values.check };
  const run = new Run(scope, (name, make) => measureStep(projectDirectory, `pages/${name}`, make));
  if (values.check) {
    const checks = CHECKS.filter((check) => check.process === 'pages');
    const results = await Promise.all(checks.map((check) => check.run({ projectDirectory, run })));
    problems.push(...results.flatMap((result) => result.problems));
  }
  // The build bundles and exports them meanwhile. Where they fail, so does the content.
  void Promise.all([run.get(scriptSources), run.get(apiPages)]).then(
    () => process.send?.(SOURCES),
    () => undefined,
  );
  const { pageCount, demoCount, existing, coverage, translations, dateVariants } = await run.get(content);
  process.send?.(PAGES);
  const files = await run.get(searchFiles);
  // A build, which listens to this process, puts them into `out/` itself.
  if (!process.send) {
    await placeSearchFiles(projectDirectory, 'public');
  }
  // Nothing is requested of guides that are kept.
  if ((await run.get(keptGuides)).size === 0) {
    await pruneCaches();
  }
  const summary = `${existing}; ${pageCount} compiled, ${demoCount} demos; ${files} files of the search`;
  const { behind, total } = translations;
  const { variants, demos, snippets, gaps } = dateVariants;
  return [
    summary,
    `${variants} variants of ${demos} demos and ${snippets} blocks of code with other date libraries; ${gaps.length} with Day.js only`,
    ...(values.check ? gaps.map((gap) => `Day.js only: ${formatProblem(gap)}`) : []),
    ...(values.check ? formatCoverage(coverage).map((line) => `Described in guides and demos: ${line}`) : []),
    `${total - behind.length} of ${total} translations follow their English page`,
    ...behind.map(formatProblem),
  ].join('\n');
}

await runStep('pages', pageIds.length > 0 ? checkPages : compilePages);
