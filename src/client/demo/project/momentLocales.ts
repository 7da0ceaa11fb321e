import type { ProjectSource, TextFile } from './projectSource';

const IMPORT = /^import 'moment\/locale\//gm;

/**
 * Lets the files of a demo import languages of Moment.js as Vite finds them. It takes the modules of the package, which
 * are in `dist` with languages of their own; those of `moment/locale` would change another copy of the library.
 */
export function replaceMomentLocales(files: readonly TextFile[]): TextFile[] {
  return files.map(({ name, text }) => ({ name, text: text.replace(IMPORT, "import 'moment/dist/locale/") }));
}

/** The declarations that TypeScript needs for these imports: the package has none. */
export function createLocaleTypes({ variant, files }: Pick<ProjectSource, 'variant' | 'files'>): TextFile[] {
  const isNeeded = variant === 'TS' && files.some(({ text }) => text.includes("import 'moment/dist/locale/"));
  return isNeeded ? [{ name: 'moment-locales.d.ts', text: "declare module 'moment/dist/locale/*';\n" }] : [];
}
