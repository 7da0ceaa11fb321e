import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const require = createRequire(import.meta.url);

/** `a = exports.a = 45` -> `45` */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isBinaryExpression(node) ? unwrap(node.right) : node;
}

function toNumber(node: ts.Expression | undefined): number | undefined {
  return node && ts.isNumericLiteral(node) ? Number(node.text) : undefined;
}

function getProperty(node: ts.Expression, name: string): ts.Expression | undefined {
  const properties: readonly ts.ObjectLiteralElementLike[] = ts.isObjectLiteralExpression(node)
    ? node.properties
    : [];
  return properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer;
}

/** `@mui/x-charts/constants/index.js` -> `['@mui/x-charts', 'constants/index.js']` */
function splitName(file: string): [packageName: string, rest: string] {
  const segments = file.split('/');
  const count = file.startsWith('@') ? 2 : 1;
  return [segments.slice(0, count).join('/'), segments.slice(count).join('/')];
}

/**
 * Reads a number that a module of an installed package declares at its top level, exported or not.
 *
 * @param file with the name of the package: `@mui/x-charts/constants/index.js`
 * @param constant its name, with a property where the value is an object: `DEFAULT_MARGINS.top`
 * @returns undefined when the file or the constant does not exist, or is no number
 */
export function readConstant(file: string, constant: string): number | undefined {
  const [packageName, rest] = splitName(file);
  const [name, property] = constant.split('.');
  let text: string;
  try {
    text = fs.readFileSync(path.join(require.resolve(`${packageName}/package.json`), '..', rest), 'utf8');
  } catch {
    return undefined;
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declarations.find((declaration) => declaration.name.getText() === name)?.initializer;
  const value = initializer && unwrap(initializer);
  return toNumber(value && property ? getProperty(value, property) : value);
}
