import fs from 'node:fs/promises';
import path from 'node:path';
import { loadOnce } from '../../../shared/loadOnce';
import { hashTexts } from '../files/hash';
import { readTree } from '../files/readTree';
import { cachedSteps, type CachedStep, type CachedStepName } from './cachedSteps';
import { listVersions, type KnownPackages } from './installedPackages';
import { getClosure, loadModuleGraph, type ModuleClosure } from './moduleGraph';

/** Where the code is that runs; the project whose site it builds may be another directory. */
const CODE_DIRECTORY = path.resolve(import.meta.dirname, '../../../..');

/** A step depends on its own entry of the list, which counts apart, not on those of other steps. */
const STEP_LIST = 'src/node/base/cache/cachedSteps.ts';

const MODULE = /(?<!\.d)\.[jt]sx?$/;

const NAMED_VARIABLE = /\bprocess\.env\.(\w+)/g;

/** Variables that choose what is run or how it is reported; each tool sets `NODE_ENV` for the processes it starts. */
const OTHER_VARIABLE = /^(NODE_ENV|CI|E2E_\w+)$/;

interface CodeFile {
  text: string;
  /** Environment variables that it names. */
  environment: string[];
}

/** The code of steps, read once. */
interface Code {
  directory: string;
  steps: Readonly<Record<string, CachedStep>>;
  /** By step. */
  closures: Map<string, Promise<ModuleClosure>>;
  /** By path below the directory. */
  files: Map<string, Promise<CodeFile>>;
  packages: KnownPackages;
}

export function createCode(directory: string, steps: Code['steps']): Code {
  return { directory, steps, closures: new Map(), files: new Map(), packages: new Map() };
}

/** The code of this process. */
const ownCode = createCode(CODE_DIRECTORY, cachedSteps);

function getOrAdd<Value>(map: Map<string, Value>, key: string, add: () => Value): Value {
  const value = map.get(key) ?? add();
  map.set(key, value);
  return value;
}

async function listEntries(directory: string, { entry }: CachedStep): Promise<string[]> {
  const lists = entry.map(async (name) => {
    if (!name.endsWith('/')) {
      return [name];
    }
    const found = await fs.readdir(path.join(directory, name), { recursive: true });
    return found.filter((file) => MODULE.test(file)).map((file) => name + file.split(path.sep).join('/'));
  });
  return (await Promise.all(lists)).flat().toSorted();
}

async function loadClosure({ directory, steps }: Code, name: string): Promise<ModuleClosure> {
  const entries = await listEntries(directory, steps[name]!);
  return getClosure(await loadModuleGraph(directory, entries), entries);
}

async function readCodeFile(file: string): Promise<CodeFile> {
  const text = await fs.readFile(file, 'utf8');
  const environment = [...text.matchAll(NAMED_VARIABLE)].map(([, name]) => name!);
  return { text, environment: environment.filter((name) => !OTHER_VARIABLE.test(name)) };
}

function getCodeFile({ directory, files }: Code, file: string): Promise<CodeFile> {
  return loadOnce(files, file, () => readCodeFile(path.join(directory, file)));
}

/** Replaces `@mui/*` by the packages of the scope that are installed, and `*` by those that demos may import. */
async function expandName(directory: string, name: string): Promise<string[]> {
  if (name === '*') {
    const manifest = JSON.parse(await fs.readFile(path.join(directory, 'package.json'), 'utf8'));
    return Object.keys(manifest.dependencies);
  }
  if (!name.endsWith('/*')) {
    return [name];
  }
  const scope = name.slice(0, -'/*'.length);
  const found = await fs.readdir(path.join(directory, 'node_modules', scope));
  return found.map((folder) => `${scope}/${folder}`);
}

/** The names and contents of a file or a folder; those of one that is missing differ from an empty one's. */
async function readFiles(location: string): Promise<string> {
  return (await readTree(location).catch(() => undefined)) ?? 'missing';
}

/** What a step depends on, as the list of steps and the module graph have it. */
interface StepInputs {
  /** Modules, relative to the code. */
  modules: string[];
  /** `'dayjs 1.11.19'` */
  packages: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Files and folders that are read at run time, relative to the project. */
  files: string[];
}

/** Finds all that a step depends on besides the inputs of each product. */
export async function findStepInputs(name: string, code: Code = ownCode): Promise<StepInputs> {
  const step = code.steps[name]!;
  const closure = await getOrAdd(code.closures, name, () => loadClosure(code, name));
  const modules = closure.files.filter((file) => file !== STEP_LIST);
  const codeFiles = await Promise.all(modules.map((file) => getCodeFile(code, file)));
  const listed = await Promise.all(
    (step.packages ?? []).map((listName) => expandName(code.directory, listName)),
  );
  return {
    modules,
    packages: listVersions(code.directory, [...closure.packages, ...listed.flat()], code.packages),
    environment: [
      ...new Set([...codeFiles.flatMap((file) => file.environment), ...(step.environment ?? [])]),
    ].toSorted(),
    files: [...(step.files ?? [])],
  };
}

/**
 * A hash that changes with everything that a step depends on, besides the inputs of each product: its modules, the
 * packages they import, files that are read at run time, environment variables, and Node.js.
 */
export async function createStepVersion(
  projectDirectory: string,
  name: string,
  code: Code = ownCode,
): Promise<string> {
  const { modules, packages, environment, files } = await findStepInputs(name, code);
  const texts = modules.map(async (file) => [file, (await getCodeFile(code, file)).text]);
  return hashTexts(
    process.versions.node,
    ...(await Promise.all(texts)).flat(),
    ...packages,
    ...environment.flatMap((variable) => [variable, process.env[variable] ?? '']),
    ...(await Promise.all(files.map((file) => readFiles(path.join(projectDirectory, file))))),
  );
}

/** Versions that are known, by project and step. */
const versions = new Map<string, Promise<string>>();

/** As `createStepVersion`, once a process. */
export function getStepVersion(projectDirectory: string, name: CachedStepName): Promise<string> {
  return getOrAdd(versions, path.join(projectDirectory, name), () =>
    createStepVersion(projectDirectory, name),
  );
}

/** A hash of all that a step depends on: for records that outlive what they describe. */
export async function getStepKey(projectDirectory: string, name: CachedStepName): Promise<string> {
  return hashTexts(await getStepVersion(projectDirectory, name));
}

/** Lists of versions, by what they are asked for: many demos import the same packages. */
const installed = new Map<string, readonly string[]>();

function listOnce(directory: string, names: readonly string[], hasTypes: boolean): readonly string[] {
  return getOrAdd(installed, [directory, hasTypes, ...names].join('\n'), () =>
    listVersions(directory, names, ownCode.packages, hasTypes),
  );
}

/**
 * Lists the installed versions of packages and of all that these depend on: inputs of a product whose step finds out
 * at run time which packages it is made of.
 *
 * @param directory from where the packages are imported
 */
export function listInstalledVersions(directory: string, names: readonly string[]): readonly string[] {
  return listOnce(directory, names, false);
}

/** As `listInstalledVersions`, for a step that reads types: some packages have theirs in others. */
export function listInstalledTypes(directory: string, names: readonly string[]): readonly string[] {
  return listOnce(directory, names, true);
}
