import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cachedSteps } from '../../../../src/node/base/cache/cachedSteps';
import { findStepInputs } from '../../../../src/node/base/cache/stepVersion';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

/** Steps that depend on all that is published, or on all that runs in a browser; their `files` say which. */
const WHOLE: readonly string[] = ['build-id', 'kept-guides', 'own-sites'];

/** What reads files at run time, or starts a process: no import leads to what it reads. */
const READS =
  /'node:(fs|fs\/promises|child_process|worker_threads)'|\bcreateRequire\b|\bts\.(sys|create(Program|CompilerHost))\b/;

/** The modules of cached steps that read files, and why nothing that they read is forgotten. */
const READERS: Record<string, string> = {
  'e2e/support/expectAccessible.ts': 'reads axe-core, which is an input',
  'src/node/pages/api-pages/createThemeSnippet.ts':
    'looks into a package whose version is in the data of the API',
  'src/node/api/apiFiles.ts': 'what it reads has the key of the API index, which its readers pass',
  'src/node/api/apiPackages.ts': 'names and versions of packages that are inputs; reports others as problems',
  'src/node/api/createApiProgram.ts': 'declarations of packages that are inputs',
  'src/node/api/extractMessages.ts': 'code of packages that are inputs',
  'src/node/api/locateFile.ts': 'versions of packages that are inputs',
  'src/node/api/readScript.ts': 'code of packages that are inputs',
  'src/node/client-bundle/clientManifest.ts': 'reads for those that come after the step',
  'src/node/demos/code/checkKeyRegions.ts': 'the files of the demo, which are inputs',
  'src/node/live-code/completion/listExports.ts': 'code of packages that the step lists',
  'src/node/live-code/completion/writeCompletion.ts': 'makes the folder of its files',
  'src/node/date-libraries/createProgram.ts':
    'declarations of packages, and modules of the code, which are inputs',
  'src/node/date-libraries/rewriteDateLibrary.ts': 'modules of the code, which are inputs',
  'src/node/demos/bundleDemos.ts': 'names and manifests of packages that are inputs',
  'src/node/demos/render/restoreLocales.ts': 'asks for modules that a demo has loaded, and reads none',
  'src/node/demos/renderDemos.ts': 'the files of the demo, which are inputs',
  'src/node/demos/startRenderer.ts': 'starts the renderers, which are entries of the step',
  'src/node/demos/startSnapshotProcess.ts': 'starts a process that is an entry of the step',
  'src/node/api/features/createDeclarationReader.ts': 'declarations of packages that are inputs',
  'src/node/base/files/readBuiltJson.ts': 'as apiFiles.ts and siteFiles.ts, for which it reads',
  'src/node/base/files/readTree.ts': 'reads for the cache',
  'src/node/base/files/writeFile.ts': 'writes only',
  'src/node/client-bundle/fonts/writeFonts.ts': 'fonts of packages that the step lists',
  'src/node/site/health/demoTestSource.ts': 'modules of tests, which `hashVisits` adds for each demo',
  'src/node/pages/markdown/compileDemo.ts': 'the files of the demo, which are inputs',
  'src/node/api/migration/readInstalledVersion.ts': 'versions of packages that are inputs',
  'src/node/api/migration/stageOldMajor.ts': 'files of packages that are inputs',
  'src/node/base/packages/olderMajors.ts': 'what it returns is an input',
  'src/node/base/packages/readConstant.ts': 'code of packages that the steps list',
  'src/node/base/packages/readDocsVersion.ts': 'what it returns is an input',
  'src/node/base/packages/readPackages.ts': 'versions of packages that are inputs',
  'src/node/checks/prose/checkPackages.ts': 'looks into packages that are inputs',
  'src/node/checks/prose/loadDeclaredNames.ts':
    'declarations of packages that are inputs: listDeclaringPackages',
  'src/node/pages/prop-playgrounds/compilePlayground.ts': 'the file of the demo, which is an input',
  'src/node/live-code/sandbox/bundleSandbox.ts':
    'packages that the step lists; the style sheet and the language packs are among the recorded files',
  'src/node/live-code/sandbox/listSandboxSpecifiers.ts': 'what it returns is an input',
  'src/node/site/page-props/loadRareStyles.ts': 'style sheets below src/client/, which are files of the step',
  'src/node/search/loadQueries.ts': 'questions below data/search/, which are files of the step',
  'src/node/search/loadSearchIndex.ts': 'the index, whose address, a hash of it, is an input',
  'src/node/search/readThesaurus.ts': 'words below data/search/, which are files of the step',
  'src/node/search/searchFiles.ts': 'moves the files that the step has written',
  'src/node/search/writeSearchIndex.ts': 'texts and the version of the content, which are inputs',
  'src/node/checks/snippets/createCompiler.ts': 'declarations of packages that are inputs',
  'src/node/base/code/createModuleFinder.ts': 'files of the folder of the page, which are inputs',
  'src/node/checks/snippets/groupFences.ts': 'files of the folder of the page, which are inputs',
  'src/node/export/social-cards/loadCardFonts.ts': 'fonts of packages that the step lists',
  'src/node/base/store/buildId.ts': 'the id of the build, which no page names',
  'src/node/base/store/removeOtherFiles.ts':
    'lists the files of earlier builds to remove them; its product does not depend on them',
  'src/node/base/store/siteFiles.ts': 'what it reads has the version of the content, which its readers pass',
  'src/node/base/texts/readTexts.ts':
    'texts below translations/ and data/search/, which are files of the steps',
  'src/node/demos/usage/findUsage.ts': 'modules of the folders of the demo, which are inputs',
};

/** Modules that read more of the environment: what is built of it is an input, or goes to processes whose code is in the step. */
const PASSING = ['src/node/client-bundle/createDefine.ts', 'src/node/demos/startRenderer.ts'];

/** The modules of cached steps, with their texts. */
async function readModules(names: readonly string[]): Promise<Map<string, string>> {
  const inputs = await Promise.all(names.map((name) => findStepInputs(name)));
  const modules = new Set(inputs.flatMap((found) => found.modules));
  return new Map(
    [...modules]
      .filter((module) => !module.startsWith('src/node/base/cache/'))
      .map((module) => [module, fs.readFileSync(path.join(PROJECT, module), 'utf8')]),
  );
}

const steps = Object.keys(cachedSteps).filter((name) => !WHOLE.includes(name));

it('every module of a cached step that reads files is known, with the reason why its product is right', async () => {
  const modules = await readModules(steps);
  const readers = [...modules].filter(([, text]) => READS.test(text)).map(([module]) => module);
  expect(readers.toSorted()).toEqual(Object.keys(READERS).toSorted());
});

it('modules of cached steps name the environment variables that they read', async () => {
  const modules = await readModules(steps);
  const others = [...modules]
    .filter(([, text]) => /process\.env\b(?!\.\w|`)/.test(text))
    .map(([module]) => module);
  expect(others.toSorted()).toEqual(PASSING);
});
