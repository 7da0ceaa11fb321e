import path from 'node:path';
import ts from 'typescript';
import { PROJECT, visitNodes } from '../architecture/readSources';

const LOOK_UPS = ['t', 'say', 'phrase'] as const;

/** The functions that look up a text: in the tables of pages and build, in those of the search, and of the editor. */
export type LookUp = (typeof LOOK_UPS)[number];

/** A place where the code asks for texts. */
export interface KeyUse {
  /** `src/client/layout/Footer.tsx` */
  file: string;
  line: number;
  lookUp: LookUp;
  /** Every key that is asked for here: of `plans.${plan}` one for each plan. Undefined when the types do not list them. */
  keys: string[] | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  noUncheckedIndexedAccess: true,
  resolveJsonModule: true,
  types: [],
};

/** Resolves modules of the project only: no key depends on the types of a package, and reading those takes seconds. */
function createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.getSourceFile = (name, options, ...rest) => {
    const text = texts.get(name);
    return text === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, text, options);
  };
  host.resolveModuleNameLiterals = (literals, importer, _, options) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, importer, options, host)
        : { resolvedModule: undefined },
    );
  return host;
}

/** `say(…)`, `context.t(…)`, `createTranslate(language)(…)` */
function getLookUp({ expression }: ts.CallExpression): LookUp | undefined {
  if (ts.isCallExpression(expression)) {
    const { expression: creator } = expression;
    return ts.isIdentifier(creator) && creator.text === 'createTranslate' ? 't' : undefined;
  }
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? LOOK_UPS.find((lookUp) => lookUp === name.text) : undefined;
}

/** `element.dataset.label`: a key that is counted where `data-label` is written. */
function isLabel(expression: ts.Expression): boolean {
  const inner = ts.isNonNullExpression(expression) ? expression.expression : expression;
  return (
    ts.isPropertyAccessExpression(inner) &&
    inner.name.text === 'label' &&
    ts.isPropertyAccessExpression(inner.expression) &&
    inner.expression.name.text === 'dataset'
  );
}

/** The expression that names a key: the argument of a look-up, or the value of `data-label`. */
function findKeyExpression(node: ts.Node): { lookUp: LookUp; expression: ts.Expression } | undefined {
  if (ts.isCallExpression(node)) {
    const lookUp = getLookUp(node);
    const [expression] = node.arguments;
    return lookUp && expression && !isLabel(expression) ? { lookUp, expression } : undefined;
  }
  return ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === 'data-label'
    ? { lookUp: 't', expression: node.initializer }
    : undefined;
}

/** Every text that an expression can be; undefined when its type is no list of texts. */
function listTexts(expression: ts.Expression, checker: ts.TypeChecker): string[] | undefined {
  if (ts.isTemplateExpression(expression)) {
    let texts: string[] | undefined = [expression.head.text];
    for (const span of expression.templateSpans) {
      const parts = listTexts(span.expression, checker);
      texts =
        texts && parts && texts.flatMap((start) => parts.map((part) => start + part + span.literal.text));
    }
    return texts;
  }
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  return types.every((member) => member.isStringLiteral()) ? types.map(({ value }) => value) : undefined;
}

/**
 * Every place that asks for texts, in the order of the files.
 *
 * @param files by their path in the project
 * @param texts of files that are not on the disk
 */
export function findKeys(files: readonly string[], texts: Readonly<Record<string, string>> = {}): KeyUse[] {
  const program = ts.createProgram(
    files.map((file) => path.join(PROJECT, file)),
    OPTIONS,
    createHost(new Map(Object.entries(texts).map(([file, text]) => [path.join(PROJECT, file), text]))),
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(PROJECT, file))!;
    const uses: KeyUse[] = [];
    visitNodes(source, (node) => {
      const found = findKeyExpression(node);
      if (found) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        uses.push({ file, line, lookUp: found.lookUp, keys: listTexts(found.expression, checker) });
      }
    });
    return uses;
  });
}
