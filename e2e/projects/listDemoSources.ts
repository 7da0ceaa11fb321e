import fs from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { CODE_VARIANTS, type CodeVariant, type Styling } from '../../src/shared/demo/codePreferences';
import { DEMO_PACKAGES_HREF, type DemoPackages } from '../../src/shared/demo/demoPackages';
import { getProjectFileName, type TextFile } from '../../src/client/demo/project/projectSource';
import type { DateLibrary } from '../../src/shared/demo/dateLibraries';
import type { DemoFragment } from '../../src/shared/demo/demoFragment';
import type { CompiledDemo } from '../../src/shared/page/page';
import { getSourcesHref } from '../../src/shared/paths/sourcesHref';
import { readPage, readSiteIndex } from '../../src/node/base/store/siteFiles';

/** One source of a demo, as users see it. */
export interface DemoSource {
  demo: CompiledDemo;
  styling: Styling;
  variant: CodeVariant;
  dateLibrary: DateLibrary;
  files: TextFile[];
}

function htmlToText(html: string): string {
  return cheerio.load(`<pre>${html}</pre>`, null, false)('pre').text();
}

async function readJson<Value>(project: string, href: string): Promise<Value> {
  return JSON.parse(await fs.readFile(path.join(project, 'public', href), 'utf8')) as Value;
}

/** Reads the packages that projects of demos may have; `npm run content` writes them. */
export function readPackageTable(project: string): Promise<DemoPackages> {
  return readJson(project, DEMO_PACKAGES_HREF);
}

async function listSources(
  project: string,
  demo: CompiledDemo,
  dateLibrary: DateLibrary,
): Promise<DemoSource[]> {
  const href = getSourcesHref(`${demo.pageId}/${demo.name}`, dateLibrary);
  const fragment = await readJson<DemoFragment>(project, href);
  return (['system', ...(demo.stylings ?? [])] as const).flatMap((styling) => {
    const typed = fragment[styling]?.TS ?? demo.files;
    return CODE_VARIANTS.map((variant) => {
      // JavaScript has no use for files with nothing but types.
      const shown = variant === 'JS' ? typed.slice(0, fragment[styling]!.JS!.length) : typed;
      const files = shown.map((file, index) => ({
        name: getProjectFileName(file.name, variant),
        text: `${htmlToText((variant === 'JS' && fragment[styling]?.JS?.[index]?.html) || file.html!)}\n`,
      }));
      return { demo, styling, variant, dateLibrary, files };
    });
  });
}

/** Lists every source of every demo, without the prop playgrounds, whose code the user makes, from the pages and fragments that `npm run content` writes. */
export async function listDemoSources(project: string): Promise<DemoSource[]> {
  const { pages } = await readSiteIndex(project);
  const compiled = await Promise.all(pages.map(({ pathname }) => readPage(project, pathname, 'en')));
  const demos = compiled.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'demo' && !block.demo.playground ? [block.demo] : [])),
  );
  const sources = demos.flatMap((demo) =>
    (['dayjs', ...(demo.dateLibraries ?? [])] as const).map((dateLibrary) =>
      listSources(project, demo, dateLibrary),
    ),
  );
  return (await Promise.all(sources)).flat();
}
