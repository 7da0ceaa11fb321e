import path from 'node:path';
import ts from 'typescript';
import { findDeprecatedUses, type DeprecatedUse } from '../../demos/usage/findDeprecatedUses';

export interface Program {
  /** Everything that is wrong with a file. */
  getDiagnostics(fileName: string): readonly ts.Diagnostic[];
  /** What a file uses that packages declare as deprecated. */
  getDeprecatedUses(fileName: string): DeprecatedUse[];
}

export interface Compiler {
  compile(rootNames: string[]): Program;
  /** The file of a package that an import leads to. */
  findFile(specifier: string): string | undefined;
}

interface CompilerOptions {
  projectDirectory: string;
  options: ts.CompilerOptions;
  /** Finds virtual files. */
  getText(fileName: string): string | undefined;
  /** Finds what virtual files import of each other. */
  findImported(fileName: string, specifier: string): string | undefined;
  /** Declarations of packages, parsed once for several compilers. */
  parsed: Map<string, ts.SourceFile | undefined>;
}

/** Makes programs that share what does not differ: the declarations of packages, and where imports lead. */
export function createCompiler({
  projectDirectory,
  options,
  getText,
  findImported,
  parsed,
}: CompilerOptions): Compiler {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const ownFiles = new Map<string, ts.SourceFile | undefined>();
  const resolutions = ts.createModuleResolutionCache(projectDirectory, (name) => name, options);
  host.getCurrentDirectory = () => projectDirectory;
  host.fileExists = (name) => getText(name) !== undefined || fileExists(name);
  host.readFile = (name) => getText(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    if (getText(name) !== undefined) {
      return getSourceFile(name, ...rest);
    }
    const files = name.includes('/node_modules/') ? parsed : ownFiles;
    if (!files.has(name)) {
      files.set(name, getSourceFile(name, ...rest));
    }
    return files.get(name);
  };
  host.resolveModuleNameLiterals = (literals, containingFile, redirectedReference, resolverOptions) =>
    literals.map(({ text }) => {
      const resolvedFileName = findImported(containingFile, text);
      return resolvedFileName
        ? { resolvedModule: { resolvedFileName, extension: path.extname(resolvedFileName) } }
        : ts.resolveModuleName(text, containingFile, resolverOptions, host, resolutions, redirectedReference);
    });
  const compile = (rootNames: string[]): Program => {
    const program = ts.createProgram(rootNames, options, host);
    const [broken] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
    if (broken) {
      throw new Error(ts.flattenDiagnosticMessageText(broken.messageText, '\n'));
    }
    return {
      getDiagnostics: (fileName) => {
        const file = program.getSourceFile(fileName);
        const syntactic = program.getSyntacticDiagnostics(file);
        // What cannot be read makes every other error.
        return syntactic.length > 0 ? syntactic.slice(0, 1) : program.getSemanticDiagnostics(file);
      },
      getDeprecatedUses: (fileName) => findDeprecatedUses(program.getSourceFile(fileName)!, program),
    };
  };
  return {
    compile,
    findFile: (specifier) => {
      const importer = path.join(projectDirectory, 'importer.ts');
      const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, host, resolutions);
      return resolvedModule?.resolvedFileName;
    },
  };
}
