import ts from 'typescript';

/** A parsed file as it is: the list of its syntax errors is not among the public types. */
interface ParsedFile extends ts.SourceFile {
  parseDiagnostics: readonly ts.Diagnostic[];
}

/** Whether code has no syntax error. The extension of its file says which language it is in. */
export function parses(code: string, fileName: string): boolean {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022) as ParsedFile;
  return file.parseDiagnostics.length === 0;
}

/** Reads code that is one expression: `[25, 50]`; undefined for anything else, as a sentence. */
export function parseExpression(code: string, fileName = 'expression.tsx'): ts.Expression | undefined {
  const wrapped = `(${code}\n)`;
  if (!parses(wrapped, fileName)) {
    return undefined;
  }
  const [statement, ...others] = ts.createSourceFile(
    fileName,
    wrapped,
    ts.ScriptTarget.ES2022,
    true,
  ).statements;
  return others.length === 0 &&
    statement &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression)
    ? statement.expression.expression
    : undefined;
}
