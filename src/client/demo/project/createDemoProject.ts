import { nameToSlug } from '../../../shared/paths/nameToSlug';
import type { DemoPackages } from '../../../shared/demo/demoPackages';
import { createDocument, createEntry, createStyles } from './projectEntry';
import { listProjectPackages } from './projectPackages';
import type { ProjectSource, TextFile } from './projectSource';

/** The text of each file of a project, by its path. */
export type ProjectFiles = Record<string, string>;

/** Where the files of the demo are. */
const PROJECT_SOURCES = 'src';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function createBundlerSettings({ styling }: Pick<ProjectSource, 'styling'>): string {
  const isTailwind = styling === 'tailwind';
  const lines = [
    "import { defineConfig } from 'vite';",
    "import react from '@vitejs/plugin-react';",
    ...(isTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    '',
    'export default defineConfig({',
    `  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],`,
    '});',
    '',
  ];
  return lines.join('\n');
}

const COMPILER_SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    lib: ['dom', 'dom.iterable', 'es2023'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noUncheckedIndexedAccess: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: [PROJECT_SOURCES],
};

/** The demo with the settings of a project: package.json apart, nothing depends on the demo but the styling. */
function createSettings(source: ProjectSource): ProjectFiles {
  const isTyped = source.variant === 'TS';
  return {
    [`vite.config.${isTyped ? 'ts' : 'js'}`]: createBundlerSettings(source),
    ...(isTyped && { 'tsconfig.json': toJson(COMPILER_SETTINGS) }),
    '.gitignore': 'node_modules\ndist\n',
  };
}

const IMPORT = /^import 'moment\/locale\//gm;

/**
 * Lets the files of a demo import languages of Moment.js as Vite finds them. It takes the modules of the package, which
 * are in `dist` with languages of their own; those of `moment/locale` would change another copy of the library.
 */
function replaceMomentLocales(files: readonly TextFile[]): TextFile[] {
  return files.map(({ name, text }) => ({ name, text: text.replace(IMPORT, "import 'moment/dist/locale/") }));
}

/** The declarations that TypeScript needs for these imports: the package has none. */
function createLocaleTypes({ variant, files }: Pick<ProjectSource, 'variant' | 'files'>): TextFile[] {
  const isNeeded = variant === 'TS' && files.some(({ text }) => text.includes("import 'moment/dist/locale/"));
  return isNeeded ? [{ name: 'moment-locales.d.ts', text: "declare module 'moment/dist/locale/*';\n" }] : [];
}

/**
 * Makes a project of a demo that runs with `npm install && npm run dev`.
 *
 * @param table of the packages that the site was built with
 * @throws Error for an import of a package that the table does not have, and for a file that would take the place of
 * another
 */
export function createDemoProject(
  { files: shownFiles, ...options }: ProjectSource,
  table: DemoPackages,
): ProjectFiles {
  const files = replaceMomentLocales(shownFiles);
  const source = { ...options, files };
  const { name, href, variant } = source;
  const entry = createEntry(source);
  const modules = [...files.filter((file) => !file.name.endsWith('.css')), entry];
  const own = [entry, ...createStyles(source), ...createLocaleTypes(source), ...files];
  const sources = new Map(own.map((file) => [`${PROJECT_SOURCES}/${file.name}`, file.text]));
  if (sources.size < own.length) {
    throw new Error(`Two files of the demo \`${name}\` have the same name.`);
  }
  const build = variant === 'TS' ? 'tsc && vite build' : 'vite build';
  const manifest = {
    name: nameToSlug(name),
    description: href,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build, preview: 'vite preview' },
    ...listProjectPackages(source, modules, table),
  };
  return {
    'package.json': toJson(manifest),
    'index.html': createDocument(source),
    ...createSettings(source),
    ...Object.fromEntries(sources),
  };
}
