import ts from 'typescript';
import { isOfPickers } from '../base/packages/pickers';

/** What is known of the type of an expression. */
type ValueKind = 'dayjs' | 'date' | 'string' | 'number' | 'null' | 'undefined' | 'other';

function isDayjsSymbol(symbol: ts.Symbol | undefined): boolean {
  return (
    symbol?.name === 'Dayjs' &&
    (symbol.declarations ?? []).some((node) => node.getSourceFile().fileName.includes('/dayjs/'))
  );
}

function getKind(type: ts.Type): ValueKind {
  if (type.flags & ts.TypeFlags.Null) {
    return 'null';
  }
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) {
    return 'undefined';
  }
  if (type.flags & ts.TypeFlags.StringLike) {
    return 'string';
  }
  if (type.flags & ts.TypeFlags.NumberLike) {
    return 'number';
  }
  const symbol = type.getSymbol();
  if (isDayjsSymbol(symbol)) {
    return 'dayjs';
  }
  return symbol?.name === 'Date' ? 'date' : 'other';
}

/** The kinds of the values of a type. */
export function listKindsOfType(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<ValueKind> {
  const constrained = checker.getBaseConstraintOfType(type) ?? type;
  return new Set((constrained.isUnion() ? constrained.types : [constrained]).map(getKind));
}

/** The kinds of the values that an expression can have. */
export function listKinds(checker: ts.TypeChecker, node: ts.Node): ReadonlySet<ValueKind> {
  return listKindsOfType(checker, checker.getTypeAtLocation(node));
}

/** True for expressions that can be a date of Day.js, and nothing else but null or undefined. */
export function isDayjs(checker: ts.TypeChecker, node: ts.Node): boolean {
  const kinds = listKinds(checker, node);
  return kinds.has('dayjs') && [...kinds].every((kind) => ['dayjs', 'null', 'undefined'].includes(kind));
}

/** True for expressions that can be null or undefined. */
export function isNullable(checker: ts.TypeChecker, node: ts.Node): boolean {
  const kinds = listKinds(checker, node);
  return kinds.has('null') || kinds.has('undefined');
}

/** The symbol that a name stands for, whatever name it was imported by. */
export function resolveSymbol(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** True for names of the type of dates. */
export function isDayjsType(checker: ts.TypeChecker, node: ts.EntityName): boolean {
  return isDayjsSymbol(resolveSymbol(checker, node));
}

/** True for names whose declaration is in a package of the pickers. */
export function isDeclaredByPickers(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((node) =>
    isOfPickers(node.getSourceFile().fileName.replace(/^.*\/node_modules\//, '')),
  );
}
