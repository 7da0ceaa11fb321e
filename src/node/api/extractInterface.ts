import ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import type { ApiInterface } from './types/apiPage';
import type { ApiContext } from './apiContext';
import { getPackagePlan } from '../base/packages/packagePlans';
import { describeMember } from './describeMember';
import { describeSymbol } from './describeSymbol';
import { describeType } from './describeType';
import { getRichestSource, type ApiExport } from './findExports';
import { locateFile } from './locateFile';
import { createPlanVersion, markPlans } from './memberPlans';
import { readSymbolDoc } from './readSymbolDoc';

/** An interface or another type that has a page: its fields, as the highest plan knows them. */
export function extractInterface(context: ApiContext, found: ApiExport): ApiInterface | undefined {
  const richest = getRichestSource(found)?.symbol;
  const symbol = found.sources[0]?.symbol;
  if (!symbol || !richest || !isTypeSymbol(symbol)) {
    return undefined;
  }
  const members = listMemberSymbols(context, getNamedType(context, richest))
    .map((member) => describeMember(context, member))
    .filter((member) => member !== undefined);
  const versions = found.sources.map(({ packageName, symbol: version }) =>
    createPlanVersion(getPackagePlan(packageName), getNamedType(context, version).getProperties()),
  );
  const declaration = describeDeclaration(context, richest);
  return {
    kind: 'interface',
    ...describeSymbol(found, symbol, readSymbolDoc(context, symbol)),
    members: markPlans(members, versions),
    ...(declaration && { declaration }),
  };
}

export function isTypeSymbol({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)) !== 0;
}

/** What a name stands for; of generic ones, with the defaults of their parameters where only they tell the fields. */
export function getNamedType({ checker, probes }: ApiContext, symbol: ts.Symbol): ts.Type {
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const probed = probes.getType(symbol);
  const isBetter = probed && probed.getProperties().length > declared.getProperties().length;
  return isBetter ? probed : declared;
}

/** The fields of an object type that the suite declares: those of React and the DOM say nothing about it. */
export function listMemberSymbols(context: ApiContext, type: ts.Type): ts.Symbol[] {
  if (!isObjectType(context.checker, type)) {
    return [];
  }
  return context.checker.getPropertiesOfType(type).filter(({ declarations, name }) => {
    const location = declarations?.[0] && locateFile(declarations[0].getSourceFile().fileName);
    return !name.startsWith('__@') && (!location || location.isSuite);
  });
}

function isObjectType(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isObject =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union)) !== 0;
  return isObject && !checker.isArrayType(type) && !checker.isTupleType(type);
}

/** The right side of an alias, or what an interface extends. */
export function describeDeclaration(context: ApiContext, symbol: ts.Symbol) {
  const declaration = symbol.declarations?.[0];
  if (declaration && ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    // What has fields is read field by field.
    const hasFields = ts.isTypeLiteralNode(type) && !type.members.some(ts.isIndexSignatureDeclaration);
    return hasFields ? undefined : describeType(context, { node: type });
  }
  return undefined;
}

/** `members` for the fields of a type that is no page of its own. */
export function describeFields(context: ApiContext, type: ts.Type): ApiMember[] {
  return listMemberSymbols(context, type)
    .map((symbol) => describeMember(context, symbol))
    .filter((member) => member !== undefined);
}
