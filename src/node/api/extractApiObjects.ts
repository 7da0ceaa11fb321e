import type ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import type { ApiMethod, ApiObject } from './types/apiTables';
import type { ProductFolder } from '../../shared/products/products';
import type { ApiContext } from './apiContext';
import { describeMember } from './describeMember';
import { extractInterface, listMemberSymbols } from './extractInterface';
import { compareNames, getPropsType } from './extractProps';
import type { ApiExport } from './findExports';
import { SHARED_OBJECT } from './sharedObject';

/** Props that hand out an object with methods. */
const REF_PROPS = ['apiRef', 'fieldRef', 'unstableFieldRef'];

/** The shared API object with the methods of all plans. */
export function extractSharedObject(context: ApiContext): ApiObject {
  const { name, product } = SHARED_OBJECT;
  const found = context.exports.get(product)?.get(name);
  const page = found && extractInterface(context, found);
  const methods = (page?.members ?? []).map((member) => memberToMethod(member, name));
  return { name, product, methods: methods.toSorted(compareMethods) };
}

/** What a component's `apiRef` or `fieldRef` holds. */
export function extractRefObject(
  context: ApiContext,
  found: ApiExport,
  product: ProductFolder,
): ApiObject | undefined {
  const symbol = found.sources[0]?.symbol;
  const propsType = symbol && getPropsType(context, symbol);
  const held = REF_PROPS.map((name) => propsType && findHeld(context.checker, propsType, name)).find(Boolean);
  if (!held) {
    return undefined;
  }
  const methods: ApiMethod[] = [];
  for (const method of listMemberSymbols(context, held)) {
    const member = describeMember(context, method);
    if (member) {
      methods.push(memberToMethod(member, found.exportName));
    }
  }
  return methods.length > 0
    ? { name: found.exportName, product, methods: methods.toSorted(compareMethods) }
    : undefined;
}

function memberToMethod(
  { name, description, type, signature, plan, deprecation, declaredIn }: ApiMember,
  group: string,
) {
  return { name, description, type, signature, plan, deprecation, group: declaredIn ?? group };
}

/** `React.RefObject<Api | undefined>` -> `Api` */
function findHeld(checker: ts.TypeChecker, propsType: ts.Type, name: string): ts.Type | undefined {
  const symbol = checker.getPropertyOfType(propsType, name);
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  for (const part of parts) {
    const current = part.getProperty('current');
    if (current) {
      return checker.getNonNullableType(checker.getTypeOfSymbol(current));
    }
  }
  return undefined;
}

function compareMethods(a: ApiMethod, b: ApiMethod): number {
  return a.group.localeCompare(b.group, 'en') || compareNames(a, b);
}
