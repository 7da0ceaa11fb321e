import ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import type { ApiContext } from './apiContext';
import { describeSignature } from './describeSignature';
import { describeType } from './describeType';
import { readDoc, type Doc } from './readDoc';
import { readSymbolDoc } from './readSymbolDoc';

/** A property as a row, or nothing for one that its JSDoc hides. */
export function describeMember(context: ApiContext, symbol: ts.Symbol): ApiMember | undefined {
  const doc = readMemberDoc(context, symbol);
  if (doc.isHidden) {
    return undefined;
  }
  const { checker } = context;
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(symbol);
  const member: ApiMember = { name: symbol.name, type: describeMemberType(context, symbol, type) };
  if (!isOptional) {
    member.isRequired = true;
  }
  const callable = checker.getNonNullableType(type);
  const [signature, overload] = callable.getCallSignatures();
  if (signature && !overload && !isComponentType(signature)) {
    member.signature = describeSignature(context, signature, doc);
  }
  return { ...member, ...describeInWords(doc), ...describeOrigin(symbol) };
}

/** A function that returns an element from props reads better as a type than as a function. */
function isComponentType(signature: ts.Signature): boolean {
  return signature.parameters[0]?.name === 'props' && signature.parameters.length <= 2;
}

export function describeInWords({ description, default: value, deprecation }: Doc): Partial<ApiMember> {
  return {
    ...(description && { description }),
    ...(value && { default: value }),
    ...(deprecation !== undefined && { deprecation }),
  };
}

function describeOrigin(symbol: ts.Symbol): Partial<ApiMember> {
  const parent = symbol.declarations?.[0]?.parent;
  const isNamed = parent && (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent));
  return isNamed && parent.name ? { declaredIn: parent.name.text } : {};
}

/** A declaration without JSDoc of its own takes over that of the member it overrides. */
export function readMemberDoc(context: ApiContext, symbol: ts.Symbol): Doc {
  const doc = readSymbolDoc(context, symbol);
  if (doc.description || doc.isHidden || doc.deprecation !== undefined || doc.default) {
    return doc;
  }
  const inherited = findOverridden(context.checker, symbol);
  return inherited ? readDoc(inherited.declarations) : doc;
}

/** The documented member of the same name in an interface that the declaring one extends. */
function findOverridden(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol | undefined {
  const parent = symbol.declarations?.[0]?.parent;
  if (!parent || !ts.isInterfaceDeclaration(parent)) {
    return undefined;
  }
  for (const clause of parent.heritageClauses ?? []) {
    for (const base of clause.types) {
      const found = checker.getTypeAtLocation(base).getProperty(symbol.name);
      if (found && found !== symbol && readDoc(found.declarations).description) {
        return found;
      }
    }
  }
  return undefined;
}

function describeMemberType(context: ApiContext, symbol: ts.Symbol, type: ts.Type) {
  const declaration = symbol.declarations?.find(
    (candidate) => ts.isPropertySignature(candidate) || ts.isPropertyDeclaration(candidate),
  );
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const node = (declaration as ts.PropertySignature | undefined)?.type;
  // A mapped type such as `Record<keyof X, string>` points at the declarations of its keys.
  const isOwnType = node && isTypeOfDeclaration(context.checker, node, type);
  return describeType(context, { node: isOwnType ? node : undefined, type, isOptional });
}

/** False where a mapped type replaced the type that the declaration gives. */
function isTypeOfDeclaration(checker: ts.TypeChecker, node: ts.TypeNode, type: ts.Type): boolean {
  const declared = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const actual = checker.getNonNullableType(type);
  if (declared === actual) {
    return true;
  }
  const isReplaced = isPrimitive(declared) !== isPrimitive(actual);
  return !isReplaced || (declared.flags & ts.TypeFlags.TypeVariable) !== 0;
}

function isPrimitive(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;
}
