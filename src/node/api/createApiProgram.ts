import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../base/problems/problem';
import type { ApiPackage } from './apiPackages';
import { DECLARATION_OPTIONS } from '../base/packages/declarationOptions';

/** A module that users import from. */
interface EntryPoint {
  /** `@mui/x-charts/BarChart` */
  specifier: string;
  packageName: string;
  file: ts.SourceFile;
}

export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  entryPoints: EntryPoint[];
}

/** Entry points that are private, or that hold no declarations. */
const PRIVATE_ENTRY_POINTS = /(^|\/)(internals|esm)(\/|$)|\.json$/;

/** Reads the declarations of the packages into one program. */
export function createApiProgram(
  projectDirectory: string,
  packages: readonly ApiPackage[],
  problems: Problem[],
): ApiProgram {
  const host = ts.createCompilerHost(DECLARATION_OPTIONS);
  const importer = getProbeFile(projectDirectory);
  const found = packages
    .flatMap(({ name }) => listSpecifiers(projectDirectory, name).map((specifier) => ({ specifier, name })))
    .map(({ specifier, name }) => {
      const { resolvedModule } = ts.resolveModuleName(specifier, importer, DECLARATION_OPTIONS, host);
      return { specifier, packageName: name, fileName: resolvedModule?.resolvedFileName };
    });
  const program = ts.createProgram(
    found.flatMap(({ fileName }) => fileName ?? []),
    DECLARATION_OPTIONS,
    host,
  );
  const entryPoints: EntryPoint[] = [];
  for (const { specifier, packageName, fileName } of found) {
    const file = fileName && program.getSourceFile(fileName);
    if (file) {
      entryPoints.push({ specifier, packageName, file });
    } else if (specifier === packageName) {
      const message = `${packageName} has no type declarations at its root. Install a version that has.`;
      problems.push({ file: `node_modules/${packageName}/package.json`, message });
    }
  }
  return { program, checker: program.getTypeChecker(), entryPoints };
}

/** Date adapters give the pickers' type of dates a meaning, which would hide its name. */
const ADAPTER = /\/Adapter\w+$/;

/** A file that only the compiler sees. */
function getProbeFile(projectDirectory: string): string {
  return path.join(projectDirectory, 'api-probe.ts');
}

/**
 * Adds a file with the given text to a program: the compiler answers questions best that are put in its own
 * language. What was parsed is cached. The date adapters are left out: see `DATE_TYPE`.
 */
export function addProbe(
  { program, entryPoints }: ApiProgram,
  projectDirectory: string,
  text: string,
): ApiProgram & { probe: ts.SourceFile } {
  const fileName = getProbeFile(projectDirectory);
  const probe = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(DECLARATION_OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === fileName ? probe : (program.getSourceFile(name) ?? getSourceFile(name, ...rest));
  host.fileExists = (name) => name === fileName || fileExists(name);
  const adapters = new Set(
    entryPoints.filter(({ specifier }) => ADAPTER.test(specifier)).map(({ file }) => file.fileName),
  );
  const roots = program.getRootFileNames().filter((name) => !adapters.has(name));
  const extended = ts.createProgram([...roots, fileName], DECLARATION_OPTIONS, host, program);
  return {
    program: extended,
    checker: extended.getTypeChecker(),
    entryPoints: entryPoints.filter(({ file }) => !adapters.has(file.fileName)),
    probe,
  };
}

/** What a package without `exports` offers. */
const ALL_FOLDERS = { '.': {}, './*': {} };

/** The public entry points of a package: its `exports`, with patterns read from its folders. */
function listSpecifiers(projectDirectory: string, packageName: string): string[] {
  const directory = path.join(projectDirectory, 'node_modules', packageName);
  const { exports = ALL_FOLDERS } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const keys = Object.keys(exports).map((key) => key.replace(/^\.\/?/, ''));
  const names = keys.flatMap((key) => (key === '*' ? listFolders(directory) : key));
  return [...new Set(names)]
    .filter((name) => !name.includes('*') && !PRIVATE_ENTRY_POINTS.test(name))
    .map((name) => (name ? `${packageName}/${name}` : packageName));
}

function listFolders(directory: string): string[] {
  return fs.readdirSync(directory).filter((name) => fs.existsSync(path.join(directory, name, 'index.d.ts')));
}
