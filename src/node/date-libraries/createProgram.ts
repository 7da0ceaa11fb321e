import path from 'node:path';
import ts from 'typescript';
import { DEVELOPER_OPTIONS } from '../base/packages/developerOptions';
import { PICKERS } from '../base/packages/pickers';

/** A module, from the disk if it has no text. */
export interface ModuleSource {
  /** Absolute. Modules with a text need not exist. */
  fileName: string;
  text?: string;
}

/** Parsed declarations of packages, for several programs. */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

interface ProgramOptions {
  projectDirectory: string;
  modules: readonly ModuleSource[];
  /** The adapter whose import sets the type of dates. */
  adapter: string;
  parsed: ParsedFiles;
}

/** Makes the program of modules whose pickers have the given adapter. */
export function createProgram({ projectDirectory, modules, adapter, parsed }: ProgramOptions): ts.Program {
  // The program gets the text of both modules: neither file exists.
  const reader = path.join(projectDirectory, 'adapter.ts');
  const styles = path.join(projectDirectory, 'styles.d.ts');
  const texts = new Map([
    [reader, PICKERS.packages.map((name) => `import '${name}/${adapter}';\n`).join('')],
    // Files of locales of Moment.js have no types.
    [styles, "declare module '*.css';\ndeclare module 'moment/locale/*';\n"],
    ...modules.flatMap(({ fileName, text }) => (text === undefined ? [] : [[fileName, text] as const])),
  ]);
  const host = ts.createCompilerHost(DEVELOPER_OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getCurrentDirectory = () => projectDirectory;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  // Folders of modules that are not on the disk exist as well.
  host.directoryExists = undefined;
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) {
      return getSourceFile(name, ...rest);
    }
    if (!parsed.has(name)) {
      parsed.set(name, getSourceFile(name, ...rest));
    }
    return parsed.get(name);
  };
  return ts.createProgram(
    [reader, styles, ...modules.map(({ fileName }) => fileName)],
    DEVELOPER_OPTIONS,
    host,
  );
}
