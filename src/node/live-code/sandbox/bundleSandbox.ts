import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform as transformStyles } from 'esbuild';
import { rolldown, type InputOptions, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { LANGUAGES } from '../../../shared/languages/languages';
import {
  SANDBOX_ADDRESS,
  SANDBOX_MANIFEST,
  SANDBOX_MODULES,
  type SandboxManifest,
} from '../../../shared/demo/sandbox';
import { writeOnce, type Writing } from '../../base/cache/writtenFiles';
import { createDefine } from '../../client-bundle/createDefine';
import { listOwnFiles } from '../../client-bundle/listOwnFiles';
import { sumSizes, type FileSizes } from '../../base/files/fileSizes';
import { removeOtherFiles } from '../../base/store/removeOtherFiles';
import { writeIfChanged } from '../../base/store/siteFiles';
import { readCompleteTexts } from '../../base/texts/readTexts';
import { listSandboxSpecifiers, MOMENT_LOCALES, type SandboxScripts } from './listSandboxSpecifiers';

const require = createRequire(import.meta.url);

const RUNTIME = './src/client/editor/frame/runtime.ts';
const STYLES = 'src/client/editor/editor.css';
const COMPILER = './src/client/editor/compile/compilerWorker.ts';
const LANGUAGE_PACKS = '.cache/generated/languagePacks';

/**
 * What the packages import and the frame does not have: a style engine that is not installed, and the writer of Excel files,
 * a megabyte for downloads that the frame does not allow.
 */
const LEFT_OUT = /^@mui\/material-pigment-css|exceljs/;

const PACKAGES = 'packages:';

/** Code does not choose the language of all dates by importing one of all languages. */
const KEEP_MOMENT_ENGLISH = "import moment from 'moment';\nmoment.locale('en');\n";

const OUTPUT: OutputOptions = {
  minify: true,
  comments: false,
  hashCharacters: 'base36',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[hash].js',
};

/** Makes the module of each script: everything that its specifiers export, by specifier. */
function createPackageModules(scripts: SandboxScripts): Plugin {
  return {
    name: 'package-modules',
    resolveId: (id) => (id.startsWith(PACKAGES) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PACKAGES}`)) {
        return undefined;
      }
      const name = id.slice(PACKAGES.length + 1);
      const specifiers = scripts[name]!;
      const imports = specifiers.map((specifier, index) => `import * as m${index} from '${specifier}';`);
      const entries = specifiers.map((specifier, index) => `'${specifier}': m${index}`);
      const rest = name === MOMENT_LOCALES ? KEEP_MOMENT_ENGLISH : '';
      return `${imports.join('\n')}\n${rest}export const packages = { ${entries.join(', ')} };`;
    },
  };
}

interface Bundle {
  chunks: OutputChunk[];
  /** The files that it is made of, without those of packages. */
  sources: string[];
}

async function bundle(input: InputOptions, output: OutputOptions): Promise<Bundle> {
  const bundled = await rolldown({
    platform: 'browser',
    tsconfig: false,
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
    ...input,
  });
  try {
    const generated = await bundled.generate({ ...OUTPUT, ...output });
    return {
      chunks: generated.output.filter((file) => file.type === 'chunk'),
      sources: listOwnFiles(await bundled.watchFiles),
    };
  } finally {
    await bundled.close();
  }
}

async function listLanguagePacks(projectDirectory: string): Promise<string[]> {
  const files = await fs.readdir(path.join(projectDirectory, LANGUAGE_PACKS));
  const languages = files.map((file) => path.parse(file).name);
  return languages.filter((language) => LANGUAGES.some((known) => known === language));
}

async function readStyles(projectDirectory: string): Promise<string> {
  const css = await fs.readFile(path.join(projectDirectory, STYLES), 'utf8');
  return (await transformStyles(css, { loader: 'css', minify: true })).code;
}

interface SandboxInputs {
  define: Record<string, string>;
  scripts: SandboxScripts;
  /** The languages that have a language pack. */
  languages: readonly string[];
  /** By language. */
  texts: SandboxManifest['texts'];
}

async function writeSandbox(
  projectDirectory: string,
  { define, scripts, languages, texts }: SandboxInputs,
): Promise<Writing<FileSizes>> {
  const packNames = languages.map((language) => [language, `texts-${language}`] as const);
  const transform = { define, target: 'es2022', jsx: { runtime: 'automatic' } } as const;
  const { chunks, sources } = await bundle(
    {
      cwd: projectDirectory,
      input: {
        runtime: RUNTIME,
        ...Object.fromEntries(packNames.map(([language, name]) => [name, `./${LANGUAGE_PACKS}/${language}`])),
        ...Object.fromEntries(Object.keys(scripts).map((name) => [name, PACKAGES + name])),
      },
      external: LEFT_OUT,
      plugins: [createPackageModules(scripts)],
      transform,
    },
    { format: 'cjs', exports: 'named' },
  );
  const theme = await fs.readFile(require.resolve('tailwindcss/theme.css'), 'utf8');
  const compiler = await bundle(
    {
      cwd: projectDirectory,
      input: { compiler: COMPILER },
      transform: { ...transform, define: { ...define, TAILWIND_THEME: JSON.stringify(theme) } },
    },
    { format: 'esm' },
  );

  const directory = path.join(projectDirectory, 'public', SANDBOX_ADDRESS);
  const files = [...chunks, ...compiler.chunks].map(({ fileName, code }) => ({
    file: path.join(projectDirectory, 'public', SANDBOX_MODULES, fileName),
    code,
  }));
  const getName = (list: readonly OutputChunk[], name: string) =>
    list.find((chunk) => chunk.isEntry && chunk.name === name)!.fileName;
  const known = new Set(chunks.map(({ fileName }) => fileName));
  const manifest: SandboxManifest = {
    texts,
    styles: await readStyles(projectDirectory),
    compiler: getName(compiler.chunks, 'compiler'),
    runtime: getName(chunks, 'runtime'),
    languagePacks: Object.fromEntries(packNames.map(([language, name]) => [language, getName(chunks, name)])),
    specifiers: Object.fromEntries(
      Object.entries(scripts).flatMap(([name, specifiers]) =>
        specifiers.map((specifier) => [specifier, getName(chunks, name)]),
      ),
    ),
    files: Object.fromEntries(
      chunks.map(({ fileName, imports }) => [fileName, imports.filter((name) => known.has(name))]),
    ),
  };
  const manifestFile = path.join(directory, SANDBOX_MANIFEST);
  await Promise.all(files.map(({ file, code }) => writeIfChanged(file, code)));
  await writeIfChanged(manifestFile, JSON.stringify(manifest));
  await removeOtherFiles(directory, new Set([manifestFile, ...files.map(({ file }) => file)]));
  return {
    files: [
      ...files.map(({ file }) => file),
      manifestFile,
      ...sources,
      ...compiler.sources,
      path.join(projectDirectory, STYLES),
    ],
    summary: sumSizes(files.map(({ code }) => code)),
  };
}

/**
 * Bundles what edited demos run with into `public/`: the packages, split so that a demo loads those that it imports, the
 * runtime of the frame, and the compiler. Writes the manifest that says which script has what. Does nothing where all of
 * that is there.
 *
 * The scripts of the frame are CommonJS: the page sends their text to the frame, which may load nothing by itself.
 *
 * @throws Error of the bundler for code that does not compile
 */
export async function bundleSandbox(projectDirectory: string): Promise<FileSizes> {
  const found: SandboxInputs = {
    define: await createDefine(projectDirectory),
    scripts: await listSandboxSpecifiers(projectDirectory),
    languages: await listLanguagePacks(projectDirectory),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, readCompleteTexts('editor', language)])),
  };
  const { summary } = await writeOnce(projectDirectory, 'written/sandbox', {
    inputs: [JSON.stringify(found)],
    write: () => writeSandbox(projectDirectory, found),
  });
  return summary;
}
