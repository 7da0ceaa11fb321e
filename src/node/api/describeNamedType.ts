import ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import type { NamedType } from './types/namedType';
import type { TypeText } from './types/typeText';
import type { ApiContext } from './apiContext';
import { PICKERS } from '../base/packages/pickers';
import { describeInWords } from './describeMember';
import { describeSignature } from './describeSignature';
import { createTypeText, describeType } from './describeType';
import { describeFields, describeDeclaration, getNamedType } from './extractInterface';
import { locateFile } from './locateFile';
import { readDoc } from './readDoc';
import { readSymbolDoc } from './readSymbolDoc';

/** Types with more fields are described by their declaration only. */
const MAX_MEMBERS = 400;

/** A named type, ready to unfold. Types that it mentions join the registry. */
export function describeNamedType(
  context: ApiContext,
  { id, symbol, isExported }: { id: string; symbol: ts.Symbol; isExported: boolean },
): NamedType {
  const declaration = symbol.declarations?.[0];
  const location = locateFile(declaration?.getSourceFile().fileName ?? '');
  const doc = readSymbolDoc(context, symbol);
  const type = getNamedType(context, symbol);
  const isDate = id.endsWith(`/${PICKERS.dateType}`);
  const [signature] = type.getCallSignatures();
  const members = isDate ? [] : listMembers(context, symbol, type);
  const right = isDate
    ? { text: context.dateTypes.join(' | ') || 'any' }
    : (describeDeclaration(context, symbol) ??
      describeHeritage(context, symbol) ??
      describeIndex(context, type));
  const typeParameters = describeTypeParameters(context, declaration);
  const values = right?.text === symbol.name ? listStrings(type) : [];
  return {
    id,
    name: symbol.name,
    ...(location?.product && { product: location.product }),
    isExported,
    kind: getKind(symbol),
    ...(typeParameters && { typeParameters }),
    ...(doc.description && { description: doc.description }),
    ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
    ...(right && { declaration: right }),
    ...(values.length > 0 && { values }),
    ...(members.length > 0 && members.length <= MAX_MEMBERS && { members }),
    ...(signature && { signature: describeSignature(context, signature, doc) }),
  };
}

function listStrings(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

function listMembers(context: ApiContext, symbol: ts.Symbol, type: ts.Type): ApiMember[] {
  if (symbol.flags & ts.SymbolFlags.Enum) {
    return [...(symbol.exports?.values() ?? [])].map((value) => describeEnumValue(context, value));
  }
  return hasFields(context, type) ? describeFields(context, type) : [];
}

/** `And = 'and'` */
function describeEnumValue({ checker }: ApiContext, symbol: ts.Symbol): ApiMember {
  const declaration = symbol.valueDeclaration;
  const value =
    declaration && ts.isEnumMember(declaration) ? checker.getConstantValue(declaration) : undefined;
  const text = typeof value === 'string' ? `'${value}'` : String(value ?? symbol.name);
  return { name: symbol.name, type: { text }, ...describeInWords(readDoc(symbol.declarations)) };
}

/** What has no fields but takes any key: `{ [key: string]: number }`. */
function describeIndex(context: ApiContext, type: ts.Type): TypeText | undefined {
  const [info] = type.getProperties().length > 0 ? [] : context.checker.getIndexInfosOfType(type);
  if (!info) {
    return undefined;
  }
  const value = describeType(context, {
    node: info.declaration?.type as ts.TypeNode | undefined,
    type: info.type,
  });
  const key = describeType(context, { type: info.keyType });
  return createTypeText(`{ [key: ${key.text}]: ${value.full ?? value.text} }`, value.types ?? {});
}

/** A union reads best as its declaration; its members have entries of their own. */
function hasFields({ checker }: ApiContext, type: ts.Type): boolean {
  const isRecord = checker.getIndexInfosOfType(type).length > 0;
  return !type.isUnion() && (!isRecord || type.getProperties().length > 0);
}

function getKind({ flags }: ts.Symbol): NamedType['kind'] {
  if (flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  if (flags & ts.SymbolFlags.Interface) {
    return 'interface';
  }
  return flags & ts.SymbolFlags.Enum ? 'enum' : 'alias';
}

/** What interfaces extend: `GridBaseColDef & GridColDefPro`. */
function describeHeritage(context: ApiContext, { declarations, flags }: ts.Symbol): TypeText | undefined {
  if (flags & ts.SymbolFlags.Enum) {
    return undefined;
  }
  const bases = (declarations ?? [])
    .filter((declaration) => ts.isInterfaceDeclaration(declaration))
    .flatMap(({ heritageClauses }) => heritageClauses?.flatMap(({ types }) => types) ?? [])
    .map((node) => describeType(context, { node }));
  if (bases.length === 0) {
    return undefined;
  }
  const text = bases.map((base) => base.full ?? base.text).join(' & ');
  return createTypeText(text, Object.assign({}, ...bases.map(({ types }) => types)));
}

function describeTypeParameters(
  context: ApiContext,
  declaration: ts.Declaration | undefined,
): string | undefined {
  const parameters = (declaration as ts.InterfaceDeclaration | undefined)?.typeParameters ?? [];
  const texts = parameters.map(({ name, constraint }) => {
    const bound = constraint && describeType(context, { node: constraint }).text;
    return bound ? `${name.text} extends ${bound}` : name.text;
  });
  return texts.length > 0 ? `<${texts.join(', ')}>` : undefined;
}
