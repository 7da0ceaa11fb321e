/**
 * Builds the site into `out/`: content, `next build`, then what is made from the export.
 *
 * `--only /x/introduction /x/react-charts/bars` exports these pages in all languages, and of the others only those that
 * no folder of `data/` has; nothing is checked that takes all pages. `--compiled` takes the content as `npm run check` has
 * compiled it. `--keep-earlier` leaves the hashed files of the last two builds in `out/`. Where nothing has changed since
 * the last build, there is nothing to do.
 */
import { parseArgs } from 'node:util';
import { Run } from '../site/step';
import { COMPILED, compiling } from '../site/steps/compiling';
import { buildId, partialSite, publishedSite } from '../site/steps/export';
import { isPublished, recordPublishedSite } from '../site/health/publishedSite';
import { FIRST_BUILD, LATER_BUILD } from '../base/store/buildGoals';
import { measureStep } from '../base/store/buildFigures';
import { readCompiledPages } from '../base/store/sitePages';
import { failOnProblems } from '../base/problems/problem';
import { addEarlierFiles } from '../export/site-files/addEarlierFiles';
import { runStep } from './runStep';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'boolean', default: false },
    compiled: { type: 'boolean', default: false },
    'keep-earlier': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.only) {
  process.env.DOCS_PAGES = positionals.map((address) => address.replace(/\/$/, '')).join(' ');
}

const scope = { projectDirectory: process.cwd(), problems: [], onProblems: failOnProblems };
const run = new Run(scope, runStep);
if (values.compiled) {
  run.set(compiling, COMPILED);
}
const { projectDirectory } = scope;

/** Builds the whole site; the figures of `npm run bench` tell apart what was to do. */
async function buildSite(): Promise<void> {
  const isFirst = (await readCompiledPages(projectDirectory)) === undefined;
  await measureStep(projectDirectory, isFirst ? FIRST_BUILD : LATER_BUILD, () => run.get(publishedSite));
}

async function keepEarlierFiles(): Promise<string> {
  const count = await addEarlierFiles(projectDirectory, await run.get(buildId));
  return `${count} files of earlier builds`;
}

if (values.only) {
  await run.get(partialSite);
} else {
  if (await isPublished(projectDirectory, await run.get(buildId))) {
    console.log('out/ is the site of these sources already');
  } else {
    await buildSite();
  }
  if (values['keep-earlier']) {
    await runStep('earlier', keepEarlierFiles);
  }
  await recordPublishedSite(projectDirectory, await run.get(buildId));
}
