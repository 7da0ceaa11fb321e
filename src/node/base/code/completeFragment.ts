import ts from 'typescript';
import { splitAtCut } from './cutCode';
import { parseExpression, parses } from './parseExpression';

/** The type annotation that an object or a list by itself needs. */
export class LooseLiteralError extends Error {
  override readonly name = 'LooseLiteralError';

  constructor() {
    super(
      'An object or a list alone is checked against nothing. Say above the cut what it is: ' +
        '`const column: GridColDef =`, then `// ---cut---`.',
    );
  }
}

function parseStatement(code: string, fileName: string): ts.Statement | undefined {
  return ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022).statements[0];
}

/** True for `{ field: 'name' }`, `[{ field: 'name' }]`, and for properties without braces. */
function isLooseLiteral(code: string, fileName: string): boolean {
  const expression = parseExpression(code.trimEnd().replace(/;$/, ''), fileName);
  if (expression) {
    return ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression);
  }
  const first = parseStatement(code, fileName);
  const isStatement = parses(code, fileName) && first !== undefined && !ts.isLabeledStatement(first);
  return !isStatement && parses(`({${code}\n})`, fileName);
}

const CLOSERS = new Map([
  [ts.SyntaxKind.OpenBraceToken, '}'],
  [ts.SyntaxKind.OpenBracketToken, ']'],
  [ts.SyntaxKind.OpenParenToken, ')'],
]);

const CLOSING = new Set([
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseParenToken,
]);

/** What closes the brackets that the code leaves open: `'const a = [{' -> '}]'`. */
function findClosers(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.JSX, code);
  const open: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const closer = CLOSERS.get(token);
    if (closer) {
      open.push(closer);
    } else if (CLOSING.has(token)) {
      open.pop();
    }
  }
  return open.toReversed().join('');
}

/**
 * Makes a module of what a fence may be: a module, statements, JSX, or the rest of what the lines above the cut
 * begin. Nothing is added that would move a line.
 *
 * @returns the code as it is when it is none of these: the compiler says what is wrong
 * @throws LooseLiteralError
 */
export function completeFragment(code: string, fileName: string): string {
  const { above, shown } = splitAtCut(code);
  if (parses(above, fileName)) {
    if (isLooseLiteral(shown, fileName)) {
      throw new LooseLiteralError();
    }
    const inFragment = `${above}<>${shown}\n</>;`;
    const isElements = /^\s*</.test(shown) && !parses(code, fileName) && parses(inFragment, fileName);
    return isElements ? inFragment : code;
  }
  const closed = `${code}\n${findClosers(above)}`;
  return !parses(code, fileName) && parses(closed, fileName) ? closed : code;
}
