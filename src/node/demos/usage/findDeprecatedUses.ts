import ts from 'typescript';
import { renderComment } from '../../api/readDoc';
import { getPackageName } from '../../../shared/paths/getPackageName';
import { listFittingTypes } from './listFittingTypes';

/** Something in code that a package declares as deprecated. */
export interface DeprecatedUse {
  /** Counted from 0. */
  line: number;
  /** As the code has it: `onRowsScrollEnd`. */
  name: string;
  message: string;
}

/** The diagnostics of TypeScript for a deprecated name, and for a deprecated way to call it. */
const DEPRECATED = new Set([6385, 6387]);

/** The checker as it is: the language service asks it for this, and no public function does without a program of its own. */
interface SuggestingChecker extends ts.TypeChecker {
  getSuggestionDiagnostics(file: ts.SourceFile): readonly ts.DiagnosticWithLocation[];
}

interface Found {
  node: { start: number; name: string };
  tag: ts.JSDocTag;
}

/** The tag that a diagnostic refers to, as a node. */
function findTag({ relatedInformation = [] }: ts.Diagnostic): ts.JSDocTag | undefined {
  const [place] = relatedInformation;
  let found: ts.JSDocTag | undefined;
  const visit = (node: ts.Node): void => {
    if (node.pos <= place!.start! && place!.start! <= node.end) {
      found ??= ts.getJSDocTags(node).find((tag) => tag.getStart() === place!.start);
      ts.forEachChild(node, visit);
    }
  };
  if (place?.file) {
    visit(place.file);
  }
  return found;
}

function findInDiagnostics(file: ts.SourceFile, checker: ts.TypeChecker): Found[] {
  return (checker as SuggestingChecker)
    .getSuggestionDiagnostics(file)
    .filter(({ code }) => DEPRECATED.has(code))
    .flatMap((diagnostic) => {
      const { start, length } = diagnostic;
      const tag = findTag(diagnostic);
      return tag ? [{ node: { start, name: file.text.slice(start, start + length) }, tag }] : [];
    });
}

/** The tag of a property that is deprecated wherever it is declared. */
function getPropertyTag(symbol: ts.Symbol): ts.JSDocTag | undefined {
  const tags = symbol.declarations?.map((declaration) => ts.getJSDocDeprecatedTag(declaration)) ?? [];
  return tags.every(Boolean) ? tags[0] : undefined;
}

/** Keys of objects, such as slots and members of columns, of which TypeScript says nothing. */
function findInObjects(file: ts.SourceFile, checker: ts.TypeChecker): Found[] {
  const found: Found[] = [];
  const readObject = (object: ts.ObjectLiteralExpression) => {
    const types = listFittingTypes(object, checker);
    for (const { name } of object.properties) {
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
        const symbols = types.flatMap((type) => checker.getPropertyOfType(type, name.text) ?? []);
        const tags = symbols.map(getPropertyTag);
        if (tags[0] && tags.every(Boolean)) {
          found.push({ node: { start: name.getStart(file), name: name.text }, tag: tags[0] });
        }
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      readObject(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isOfPackage(program: ts.Program, tag: ts.JSDocTag): boolean {
  const file = tag.getSourceFile();
  return file.fileName.includes('/node_modules/') && !program.isSourceFileDefaultLibrary(file);
}

/** `'/node_modules/@types/react/index.d.ts' -> 'react'` */
function fileToPackage(fileName: string): string {
  return getPackageName(fileName.split('/node_modules/').at(-1)!).replace(/^@types\//, '');
}

function explain({ node: { name }, tag }: Found): string {
  const text = renderComment(tag.comment).replaceAll(/\s+/g, ' ');
  return (
    `\`${name}\` is deprecated in \`${fileToPackage(tag.getSourceFile().fileName)}\`` +
    (text ? `, which says: “${text}”` : ', which does not say what to write instead.') +
    ' A page that is about it says so in `data/intendedNames.ts`.'
  );
}

/**
 * Finds what a module uses that the installed packages declare as deprecated: exports, props, slots, members of objects and
 * ways to call functions. What browsers deprecate is not asked for.
 */
export function findDeprecatedUses(file: ts.SourceFile, program: ts.Program): DeprecatedUse[] {
  const checker = program.getTypeChecker();
  return [...findInDiagnostics(file, checker), ...findInObjects(file, checker)]
    .filter(({ tag }) => isOfPackage(program, tag))
    .map((found) => ({
      line: ts.getLineAndCharacterOfPosition(file, found.node.start).line,
      name: found.node.name,
      message: explain(found),
    }))
    .toSorted((a, b) => a.line - b.line);
}
