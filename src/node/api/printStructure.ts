import ts from 'typescript';
import type { PrintScope } from './printScope';

/** `(params: GridRowParams, details?: GridCallbackDetails)` */
export function printParameters(
  { checker, print }: PrintScope,
  node: ts.SignatureDeclarationBase,
  type?: ts.Type,
): string {
  const signature = type?.getCallSignatures()[0];
  const parameters = node.parameters.map((parameter, index) => {
    const actual = node.pos >= 0 ? signature?.parameters[index] : undefined;
    const rest = parameter.dotDotDotToken ? '...' : '';
    const mark = parameter.questionToken ? '?' : '';
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'params';
    const text = parameter.type ? print(parameter.type, actual && checker.getTypeOfSymbol(actual)) : 'any';
    return `${rest}${name}${mark}: ${mark ? text.replace(/ \| undefined$/, '') : text}`;
  });
  return `(${parameters.join(', ')})`;
}

export function printReturn(
  { print }: PrintScope,
  node: ts.SignatureDeclarationBase,
  type?: ts.Type,
): string {
  const returned = node.pos >= 0 ? type?.getCallSignatures()[0]?.getReturnType() : undefined;
  return node.type ? print(node.type, returned) : 'any';
}

/** `{ width: number; height?: number }` */
export function printObject(scope: PrintScope, { members }: ts.TypeLiteralNode): string {
  return members.length > 0 ? `{ ${members.map((member) => printField(scope, member)).join('; ')} }` : '{}';
}

function printField(scope: PrintScope, member: ts.TypeElement): string {
  const mark = member.questionToken ? '?' : '';
  if (ts.isPropertySignature(member)) {
    return `${printName(member.name)}${mark}: ${member.type ? scope.print(member.type) : 'any'}`;
  }
  if (ts.isMethodSignature(member)) {
    return `${printName(member.name)}${mark}${printParameters(scope, member)}: ${printReturn(scope, member)}`;
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const [key] = member.parameters;
    const name = key && ts.isIdentifier(key.name) ? key.name.text : 'key';
    return `[${name}: ${key?.type ? scope.print(key.type) : 'string'}]: ${scope.print(member.type)}`;
  }
  const isCall = ts.isCallSignatureDeclaration(member) || ts.isConstructSignatureDeclaration(member);
  return isCall ? `${printParameters(scope, member)}: ${printReturn(scope, member)}` : '…';
}

function printName(name: ts.PropertyName): string {
  if (ts.isIdentifier(name)) {
    return name.text;
  }
  return ts.isStringLiteral(name) ? `'${name.text}'` : '[key]';
}

/** `{ [Key in Keys]?: Value }` */
export function printMapped({ print }: PrintScope, node: ts.MappedTypeNode): string {
  const { name, constraint } = node.typeParameter;
  const keys = constraint ? print(constraint) : 'string';
  const value = node.type ? print(node.type) : 'any';
  return `{ [${name.text} in ${keys}]${node.questionToken ? '?' : ''}: ${value} }`;
}

/** `'flex'`, `-1`, `true`, `null` */
export function printLiteral({ literal }: ts.LiteralTypeNode): string {
  if (ts.isStringLiteral(literal)) {
    return `'${literal.text}'`;
  }
  if (ts.isNumericLiteral(literal) || ts.isBigIntLiteral(literal)) {
    return literal.text;
  }
  if (ts.isPrefixUnaryExpression(literal)) {
    return `-${(literal.operand as ts.NumericLiteral).text}`;
  }
  return ts.tokenToString(literal.kind) ?? 'unknown';
}
