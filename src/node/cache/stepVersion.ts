import fs from 'node:fs/promises';
import path from 'node:path';
import { loadOnce } from '../../shared/loadOnce';
import { hashTexts } from '../files/hash';
import { readTree } from '../files/readTree';
import { cachedSteps, type CachedStep, type CachedStepName } from './cachedSteps';
import { listVersions, type KnownPackages } from './installedPackages';
import { getClosure, loadModuleGraph, type ModuleGraph } from './moduleGraph';

/** Where the code is that runs; the project whose site it builds may be another directory. */
const CODE_DIRECTORY = path.resolve(import.meta.dirname, '../../..');

/** A step depends on its own entry of the list, which counts apart, not on those of other steps. */
const STEP_LIST = 'src/node/cache/cachedSteps.ts';

const MODULE = /(?<!\.d)\.[jt]sx?$/;

const NAMED_VARIABLE = /\bprocess\.env\.(\w+)/g;

/** Variables that choose what is run or how it is reported; each tool sets `NODE_ENV` for the processes it starts. */
const OTHER_VARIABLE = /^(NODE_ENV|CI|E2E_\w+)$/;

interface CodeFile {
  text: string;
  /** Environment variables that it names. */
  environment: string[];
}

/** Everything that is read once for all steps of a process. */
interface Code {
  graph: ModuleGraph;
  /** Entries of a step, folders replaced by their modules. */
  entries: ReadonlyMap<CachedStepName, string[]>;
  files: Map<string, Promise<CodeFile>>;
  packages: KnownPackages;
}

async function listEntries({ entry }: CachedStep): Promise<string[]> {
  const lists = entry.map(async (name) => {
    if (!name.endsWith('/')) {
      return [name];
    }
    const found = await fs.readdir(path.join(CODE_DIRECTORY, name), { recursive: true });
    return found.filter((file) => MODULE.test(file)).map((file) => name + file.split(path.sep).join('/'));
  });
  return (await Promise.all(lists)).flat().toSorted();
}

async function loadCode(): Promise<Code> {
  const names = Object.keys(cachedSteps) as CachedStepName[];
  const entries = new Map(
    await Promise.all(names.map(async (name) => [name, await listEntries(cachedSteps[name])] as const)),
  );
  const all = new Set([...entries.values()].flat());
  const graph = await loadModuleGraph(CODE_DIRECTORY, [...all]);
  return { graph, entries, files: new Map(), packages: new Map() };
}

let loaded: Promise<Code> | undefined;

function getCode(): Promise<Code> {
  loaded ??= loadCode();
  return loaded;
}

async function readCodeFile(file: string): Promise<CodeFile> {
  const text = await fs.readFile(path.join(CODE_DIRECTORY, file), 'utf8');
  const environment = [...text.matchAll(NAMED_VARIABLE)].map(([, name]) => name!);
  return { text, environment: environment.filter((name) => !OTHER_VARIABLE.test(name)) };
}

function getCodeFile({ files }: Code, file: string): Promise<CodeFile> {
  return loadOnce(files, file, () => readCodeFile(file));
}

/** Replaces `@mui/*` by the packages of the scope that are installed. */
async function expandScope(name: string): Promise<string[]> {
  if (!name.endsWith('/*')) {
    return [name];
  }
  const scope = name.slice(0, -'/*'.length);
  const found = await fs.readdir(path.join(CODE_DIRECTORY, 'node_modules', scope));
  return found.map((folder) => `${scope}/${folder}`);
}

/** The names and contents of a file or a folder; those of one that is missing differ from an empty one's. */
async function readFiles(location: string): Promise<string> {
  return (await readTree(location).catch(() => undefined)) ?? 'missing';
}

/** What a step depends on, as the list of steps and the module graph have it. */
export interface StepInputs {
  /** Modules, relative to the code. */
  modules: string[];
  /** `'dayjs 1.11.19'` */
  packages: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Files and folders that are read at run time, relative to the project. */
  files: string[];
}

async function findInputs(code: Code, name: CachedStepName): Promise<StepInputs> {
  const step: CachedStep = cachedSteps[name];
  const closure = getClosure(code.graph, code.entries.get(name)!);
  const modules = closure.files.filter((file) => file !== STEP_LIST);
  const codeFiles = await Promise.all(modules.map((file) => getCodeFile(code, file)));
  const listed = (await Promise.all((step.packages ?? []).map(expandScope))).flat();
  return {
    modules,
    packages: listVersions(CODE_DIRECTORY, [...closure.packages, ...listed], code.packages),
    environment: [
      ...new Set([...codeFiles.flatMap((file) => file.environment), ...(step.environment ?? [])]),
    ].toSorted(),
    files: [...(step.files ?? [])],
  };
}

/** Finds all that a step depends on besides the inputs of each product. */
export async function findStepInputs(name: CachedStepName): Promise<StepInputs> {
  return findInputs(await getCode(), name);
}

/**
 * A hash that changes with everything that a step depends on, besides the inputs of each product: its modules, the
 * packages they import, files that are read at run time, environment variables, and Node.js.
 */
export async function getStepVersion(projectDirectory: string, name: CachedStepName): Promise<string> {
  const code = await getCode();
  const { modules, packages, environment, files } = await findInputs(code, name);
  const texts = modules.map(async (file) => [file, (await getCodeFile(code, file)).text]);
  return hashTexts(
    process.versions.node,
    ...(await Promise.all(texts)).flat(),
    ...packages,
    ...environment.flatMap((variable) => [variable, process.env[variable] ?? '']),
    ...(await Promise.all(files.map((file) => readFiles(path.join(projectDirectory, file))))),
  );
}

/**
 * Lists the installed versions of packages and of all that these depend on: inputs of a product whose step finds out
 * at run time which packages it is made of.
 *
 * @param directory from where the packages are imported
 */
export async function listInstalledVersions(directory: string, names: readonly string[]): Promise<string[]> {
  return listVersions(directory, names, (await getCode()).packages);
}
