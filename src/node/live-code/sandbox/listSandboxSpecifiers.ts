import fs from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';

/** The specifiers that edited code may import, by the script that has them: `{ 'x-charts': ['@mui/x-charts', …] }` */
export type SandboxScripts = Record<string, string[]>;

/** What belongs to the packages themselves, and what has types only. */
const PRIVATE =
  /internals?\b|(?:theme|module)Augmentation|typeOverloads|Worker$|^\.\/(?:esm|modern|node|umd)$/;

/** Grids and lists of Material UI for another style engine, which is not installed. */
const OTHER_ENGINE = /\/Pigment/;

/** Adapters need a date library: a script each, for the date libraries that demos use. */
const ADAPTER = /\/Adapter(\w+)$/;
const KNOWN_ADAPTERS = new Set([
  'Dayjs',
  'Luxon',
  'Moment',
  'DateFns',
  'DateFnsJalali',
  'MomentHijri',
  'MomentJalaali',
]);

/** The script of the languages of Moment.js; each of them becomes the language of all dates when it is loaded. */
export const MOMENT_LOCALES = 'moment-locale';

/** Texts in all languages, which weigh more than what they belong to. */
const LOCALES = /\/locales?$/;

const ICON_IMPORT = /from '(@mui\/icons-material\/\w+)'/g;

/** The package of which code uses nothing but the root. */
const LICENSE_PACKAGE = '@mui/x-license';

/** Packages that are one script as a whole. */
const SMALL_PACKAGES: SandboxScripts = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  luxon: ['luxon'],
  moment: ['moment'],
  // With the rules of all time zones.
  'moment-timezone': ['moment-timezone'],
  'date-fns': ['date-fns'],
  'date-fns-jalali': ['date-fns-jalali'],
  'moment-hijri': ['moment-hijri'],
  'moment-jalaali': ['moment-jalaali'],
  'react-hook-form': ['react-hook-form'],
  formik: ['formik'],
  'x-license': [LICENSE_PACKAGE],
  emotion: ['@emotion/react', '@emotion/styled', '@emotion/cache', 'stylis', '@mui/stylis-plugin-rtl'],
};

async function listFolders(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const hasIndex = await Promise.all(
    folders.map((name) =>
      fs.access(path.join(directory, name, 'index.js')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return folders.filter((_, index) => hasIndex[index]).map((name) => `./${name}`);
}

/** The public entry points of a package that lists them: `['@mui/x-charts', '@mui/x-charts/BarChart', …]` */
async function listEntryPoints(projectDirectory: string, name: string): Promise<string[]> {
  const directory = path.join(projectDirectory, 'node_modules', name);
  const { exports } = JSON.parse(await fs.readFile(path.join(directory, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const named = Object.keys(exports).filter((key) => !key.includes('*') && key !== './package.json');
  const folders = './*' in exports ? await listFolders(directory) : [];
  return [...new Set([...named, ...folders])]
    .filter((key) => !PRIVATE.test(key) && !OTHER_ENGINE.test(key))
    .map((key) => name + key.slice(1));
}

async function listScripts(projectDirectory: string, name: string): Promise<SandboxScripts> {
  const scripts: SandboxScripts = {};
  for (const specifier of await listEntryPoints(projectDirectory, name)) {
    const [, library] = ADAPTER.exec(specifier) ?? [];
    if (library === undefined || KNOWN_ADAPTERS.has(library)) {
      const script = library !== undefined || LOCALES.test(specifier) ? specifier : name;
      (scripts[script.replace('@mui/', '').replaceAll('/', '-')] ??= []).push(specifier);
    }
  }
  return scripts;
}

async function listFiles(directory: string, ending: string): Promise<string[]> {
  const files = await fs.readdir(directory, { recursive: true });
  return files.filter((file) => file.endsWith(ending)).toSorted();
}

/** The icons that demos import: the package has thousands. */
async function listIcons(projectDirectory: string): Promise<string[]> {
  const directory = path.join(projectDirectory, 'data');
  const files = await listFiles(directory, '.tsx');
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(directory, file), 'utf8')));
  const icons = texts.flatMap((text) => [...text.matchAll(ICON_IMPORT)].map(([, icon]) => icon!));
  return [...new Set(icons)].toSorted();
}

/** The texts of the date libraries in other languages, a script each; Luxon takes those of the browser. */
async function listDateLocales(projectDirectory: string): Promise<SandboxScripts> {
  const listLocales = async (library: string) => {
    const files = await listFiles(path.join(projectDirectory, 'node_modules', library, 'locale'), '.js');
    return files.map((file) => `${library}/locale/${file.slice(0, -3)}`);
  };
  const dateFns = await listEntryPoints(projectDirectory, 'date-fns');
  return {
    'dayjs-locale': await listLocales('dayjs'),
    'date-fns-locale': dateFns.filter((name) => /\/locale(?:\/(?!types$)[\w-]+)?$/.test(name)),
    [MOMENT_LOCALES]: await listLocales('moment'),
  };
}

/** Lists what edited code may import: every public entry point of the packages that demos are made of. */
export async function listSandboxSpecifiers(projectDirectory: string): Promise<SandboxScripts> {
  const dayjs = path.join(projectDirectory, 'node_modules/dayjs');
  const plugins = await listFiles(path.join(dayjs, 'plugin'), '.js');
  const scripts = await Promise.all(
    ['@mui/material', ...DOCUMENTED_PACKAGES.filter((name) => name !== LICENSE_PACKAGE)].map((name) =>
      listScripts(projectDirectory, name),
    ),
  );
  const icons = await listIcons(projectDirectory);
  return {
    ...SMALL_PACKAGES,
    ...Object.assign({}, ...scripts),
    ...(icons.length > 0 && { 'icons-material': icons }),
    dayjs: ['dayjs', ...plugins.map((file) => `dayjs/plugin/${file.slice(0, -3)}`)],
    ...(await listDateLocales(projectDirectory)),
  };
}
