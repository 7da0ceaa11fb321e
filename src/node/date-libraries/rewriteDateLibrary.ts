import path from 'node:path';
import ts from 'typescript';
import type { OtherDateLibrary } from '../../shared/demo/dateLibraries';
import { formatCode } from '../base/code/formatCode';
import type { Problem } from '../base/problems/problem';
import { createProgram, type ModuleSource, type ParsedFiles } from './createProgram';
import { findFormats } from './findFormats';
import { rewriteModule } from './rewriteModule';

/** Why a module has no equivalent in a library. */
interface RewriteProblem extends Problem {
  line: number;
  /** The code that has none. */
  expression: string;
}

/** The text of a module for a library, or why there is none. */
export type Rewrite = { text: string } | { problems: RewriteProblem[] };

interface RewrittenText {
  text: string;
  problems: RewriteProblem[];
}

export interface DateLibraryRewriter {
  /** Undefined where the text with Day.js is that of the library as well. */
  rewrite: (fileName: string, library: OtherDateLibrary) => Promise<Rewrite | undefined>;
}

interface RewriterOptions {
  projectDirectory: string;
  /** Demos with their modules, and code of pages that is completed to modules. */
  modules: readonly ModuleSource[];
  /** What the modules import, and what stays as it is. */
  imported?: readonly ModuleSource[];
  /** Declarations of packages that were parsed before; those that are parsed now are added. */
  parsed?: ParsedFiles;
}

/** Makes what formats a text if the source is formatted; an excerpt of code may not be. */
function createFormatter(): (source: string, text: string) => Promise<string> {
  const isFormatted = new Map<string, boolean>();
  return async (source, text) => {
    // Code of a page ends without a line break.
    const end = source.endsWith('\n') ? '\n' : '';
    const formatText = async (code: string) => (await formatCode(code, 'typescript')).trimEnd() + end;
    if (!isFormatted.has(source)) {
      isFormatted.set(source, (await formatText(source)) === source);
    }
    return isFormatted.get(source) ? formatText(text) : text;
  };
}

/** Imports that make the type of dates that of several libraries. */
const OTHER_ADAPTER = /[\w-]+\/Adapter(DateFns|Luxon|Moment)/;

const DAYJS = /['"]dayjs['"]|AdapterDayjs/;

function readText({ fileName, text }: ModuleSource): string {
  return text ?? ts.sys.readFile(fileName) ?? '';
}

/** The problem of a module that imports several adapters. */
function getComparingProblem(module: ModuleSource, projectDirectory: string): RewriteProblem {
  const text = readText(module);
  const { index, 0: expression } = OTHER_ADAPTER.exec(text)!;
  return {
    file: path.relative(projectDirectory, module.fileName),
    line: text.slice(0, index).split('\n').length,
    expression,
    message: 'The module uses other date libraries as well.',
  };
}

/**
 * Makes what rewrites modules that are written with Day.js for other date libraries. Dates are found by their types:
 * all modules are one program.
 */
export function createDateLibraryRewriter({
  projectDirectory,
  modules,
  imported = [],
  parsed = new Map(),
}: RewriterOptions): DateLibraryRewriter {
  const ownModules = modules.filter((module) => !OTHER_ADAPTER.test(readText(module)));
  const program = createProgram({
    projectDirectory,
    modules: [...ownModules, ...imported],
    adapter: 'AdapterDayjs',
    parsed,
  });
  const checker = program.getTypeChecker();
  const sources = ownModules.map(({ fileName }) => program.getSourceFile(fileName)!);
  const sourcesByName = new Map(ownModules.map(({ fileName }, index) => [fileName, sources[index]!]));
  const comparing = new Map(
    modules
      .filter((module) => OTHER_ADAPTER.test(readText(module)) && DAYJS.test(readText(module)))
      .map((module) => [module.fileName, getComparingProblem(module, projectDirectory)]),
  );
  const { literals, untraced } = findFormats(checker, sources);

  const formatLike = createFormatter();

  const getProblem = (node: ts.Node, message: string, expression?: string): RewriteProblem => {
    const source = node.getSourceFile();
    return {
      file: path.relative(projectDirectory, source.fileName),
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      expression: expression ?? node.getText(source),
      message,
    };
  };

  const rewritten = new Map<string, RewrittenText>();
  const rewriteText = (source: ts.SourceFile, library: OtherDateLibrary): RewrittenText => {
    const key = `${library} ${source.fileName}`;
    const known = rewritten.get(key) ?? rewriteOnce(source, library);
    rewritten.set(key, known);
    return known;
  };

  const rewriteOnce = (source: ts.SourceFile, library: OtherDateLibrary): RewrittenText => {
    const { text, untranslatable } = rewriteModule({
      source,
      checker,
      library,
      formats: literals,
      hasPackageFile: (name) => ts.sys.fileExists(path.join(projectDirectory, 'node_modules', name)),
    });
    const lost = untraced.filter((node) => library !== 'moment' && node.getSourceFile() === source);
    return {
      text,
      problems: [
        ...untranslatable.map(({ node, message, expression }) => getProblem(node, message, expression)),
        ...lost.map((node) => getProblem(node, 'Write the format as a literal or a constant.')),
      ],
    };
  };

  /** The modules that a module imports, directly or through others, and the module itself. */
  const listSet = (source: ts.SourceFile, found = new Set<ts.SourceFile>()): Set<ts.SourceFile> => {
    found.add(source);
    for (const statement of source.statements) {
      const specifier =
        ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
          ? statement.moduleSpecifier
          : undefined;
      const target = specifier && checker.getSymbolAtLocation(specifier)?.valueDeclaration;
      if (target && ts.isSourceFile(target) && sources.includes(target) && !found.has(target)) {
        listSet(target, found);
      }
    }
    return found;
  };

  return {
    rewrite: async (fileName, library) => {
      const source = sourcesByName.get(fileName);
      if (!source) {
        return comparing.has(fileName) ? { problems: [comparing.get(fileName)!] } : undefined;
      }
      const { text } = rewriteText(source, library);
      const problems = [...listSet(source)].flatMap((one) => rewriteText(one, library).problems);
      if (problems.length > 0) {
        return { problems };
      }
      return text === source.text ? undefined : { text: await formatLike(source.text, text) };
    },
  };
}
