import ts from 'typescript';
import type { Declarations, ReadDeclarations } from './createDeclarationReader';
import type { Evidence } from './parseEvidence';

/** The same component in the packages of higher plans: `DataGridPremium`, `DataGridPro`, `DataGrid`. */
const SUFFIXES = ['Premium', 'Pro', ''];

/** The types in which a member of an export may be: the props of a component, or the type itself. */
function getTypes({ checker, exports }: Declarations, name: string): ts.Type[] {
  const symbol = exports.get(name);
  if (!symbol) {
    return [];
  }
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const types = target.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(target)] : [];
  if (target.flags & ts.SymbolFlags.Value) {
    const signatures = checker.getTypeOfSymbol(target).getCallSignatures();
    const parameters = signatures.flatMap((signature) => signature.parameters.slice(0, 1));
    types.push(...parameters.map((parameter) => checker.getTypeOfSymbol(parameter)));
  }
  return types.flatMap((type) => (type.isUnion() ? type.types : [type]));
}

function toLiteralType(checker: ts.TypeChecker, value: boolean | number | string): ts.Type {
  if (typeof value === 'boolean') {
    return value ? checker.getTrueType() : checker.getFalseType();
  }
  return typeof value === 'number'
    ? checker.getNumberLiteralType(value)
    : checker.getStringLiteralType(value);
}

function hasMember(checker: ts.TypeChecker, type: ts.Type, { member, value }: Evidence): boolean {
  const property = checker.getPropertyOfType(checker.getApparentType(type), member!);
  if (!property) {
    return false;
  }
  const memberType = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  // `member?: never` says that it must not be given.
  if (memberType.flags & ts.TypeFlags.Never) {
    return false;
  }
  return value === undefined || checker.isTypeAssignableTo(toLiteralType(checker, value), memberType);
}

/** Whether a package has what proves a feature. */
export function hasEvidence(read: ReadDeclarations, packageName: string, evidence: Evidence): boolean {
  const { subpath, name, member } = evidence;
  const declarations = read(subpath ? `${packageName}/${subpath}` : packageName);
  if (!declarations) {
    return false;
  }
  if (member === undefined) {
    return declarations.exports.has(name);
  }
  return SUFFIXES.some((suffix) =>
    getTypes(declarations, name + suffix).some((type) => hasMember(declarations.checker, type, evidence)),
  );
}
