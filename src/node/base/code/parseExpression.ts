import ts from 'typescript';

/** A parsed file as it is: the list of its syntax errors is not among the public types. */
interface ParsedFile extends ts.SourceFile {
  parseDiagnostics: readonly ts.Diagnostic[];
}

/** A file of code without a syntax error. The extension of its name says which language it is in. */
function parse(code: string, fileName: string): ts.SourceFile | undefined {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022, true) as ParsedFile;
  return file.parseDiagnostics.length === 0 ? file : undefined;
}

/** Whether code has no syntax error. */
export function parses(code: string, fileName: string): boolean {
  return parse(code, fileName) !== undefined;
}

/** Reads code that is one expression: `[25, 50]`; undefined for anything else, as a sentence. */
export function parseExpression(code: string, fileName = 'expression.tsx'): ts.Expression | undefined {
  const [statement, ...others] = parse(`(${code}\n)`, fileName)?.statements ?? [];
  return others.length === 0 &&
    statement &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression)
    ? statement.expression.expression
    : undefined;
}
