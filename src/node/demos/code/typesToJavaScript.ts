import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { formatCode } from '../../base/code/formatCode';
import { isKeyMarker } from './keyRegion';

/** Comments that instruct the TypeScript compiler. */
const COMPILER_COMMENT = /^\/[/*]\s*@ts-/;

interface Span {
  start: number;
  end: number;
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
}

/** Puts spaces in the place of what is removed: every other line and column stays where it is. */
function blank(source: string, spans: Span[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}

function isTypeStatement(node: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly)
  );
}

/** Takes out the lines that held nothing but types; `script` has the lines of `source`. */
function dropEmptied(script: string, source: string): string {
  const before = source.split('\n');
  return script
    .split('\n')
    .filter((line, index) => line.trim() !== '' || before[index]!.trim() === '')
    .join('\n');
}

/** The comments that belong to a node: those above it up to the first empty line. */
function getOwnComments(source: string, node: ts.Node): Span[] {
  const own: Span[] = [];
  let next = node.getStart();
  for (const { pos, end } of (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []).toReversed()) {
    if (/\n\s*\n/.test(source.slice(end, next)) || isKeyMarker(source.slice(pos, end))) {
      break;
    }
    own.push({ start: pos, end });
    next = pos;
  }
  return own;
}

/** Declarations of types and imports of nothing but types with what is said about them, and words to the compiler. */
function findTypeStatements(source: string): Span[] {
  const file = parse(source);
  const spans: Span[] = [];
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      if (COMPILER_COMMENT.test(source.slice(pos, end))) {
        spans.push({ start: pos, end });
      }
    }
    if (isTypeStatement(node as ts.Statement)) {
      spans.push(...getOwnComments(source, node), { start: node.getStart(), end: node.getEnd() });
    } else {
      if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
        // ts-blank-space leaves these where they are.
        spans.push({ start: node.typeArguments.pos - 1, end: node.typeArguments.end + 1 });
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return spans;
}

/** Imported names that the code without types does not use any more; whole imports when none is left. */
function findUnusedImports(source: string): Span[] {
  const file = parse(source);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isIdentifier(node)) {
      used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const spans: Span[] = [];
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || !node.importClause) {
      continue;
    }
    const { name, namedBindings } = node.importClause;
    const specifiers = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const names = [
      ...(name ? [name] : []),
      ...(namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : []),
      ...specifiers.map((specifier) => specifier.name),
    ];
    const isUsed = ({ text }: ts.Identifier) => used.has(text);
    if (!names.some(isUsed)) {
      spans.push(...getOwnComments(source, node), { start: node.getStart(), end: node.getEnd() });
      continue;
    }
    for (const specifier of specifiers.filter((one) => !isUsed(one.name))) {
      const rest = source.slice(specifier.end).match(/^\s*,/)?.[0].length ?? 0;
      spans.push({ start: specifier.getStart(), end: specifier.end + rest });
    }
  }
  return spans;
}

/**
 * Makes the JavaScript of a TypeScript module as a person would write it: types and what only they use are
 * gone, comments and empty lines stay, and the rest is laid out anew.
 *
 * @param source code with or without JSX
 * @returns formatted like the rest of the site's code
 * @throws for syntax that is more than types, such as `enum`
 */
export async function typesToJavaScript(source: string): Promise<string> {
  const errors: string[] = [];
  const untyped = blankSourceFile(parse(blank(source, findTypeStatements(source))), (node) => {
    errors.push(node.getText());
  });
  if (errors.length > 0) {
    throw new Error(`This TypeScript has no JavaScript variant: ${errors[0]}`);
  }
  const script = dropEmptied(blank(untyped, findUnusedImports(untyped)), source);
  return formatCode(script, 'babel');
}
