import ts from 'typescript';
import type { ApiClass, ApiSlot } from './types/apiPage';
import type { ApiContext } from './apiContext';
import { readMemberDoc } from './describeMember';
import { describeType } from './describeType';
import { compareNames, getAllProperties } from './extractProps';

/** The slots of a component, inherited ones included, with the props that `slotProps` takes for each. */
export function extractSlots(
  context: ApiContext,
  propsType: ts.Type,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const slotProps = new Map(
    listFields(context, propsType, 'slotProps').map((symbol) => [symbol.name, symbol]),
  );
  const slots: ApiSlot[] = [];
  for (const symbol of listFields(context, propsType, 'slots')) {
    const doc = readMemberDoc(context, symbol);
    if (doc.isHidden) {
      continue;
    }
    const props = slotProps.get(symbol.name);
    const className = classes.find(({ key }) => key === symbol.name)?.className;
    slots.push({
      name: symbol.name,
      ...(doc.description && { description: doc.description }),
      ...(doc.default && { default: doc.default }),
      ...(props && { propsType: describeSlotProps(context, props) }),
      ...(className && { className }),
      ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
    });
  }
  return slots.toSorted(compareNames);
}

/** The fields of a prop that holds an object. */
export function listFields({ checker }: ApiContext, propsType: ts.Type, name: string): ts.Symbol[] {
  const prop = getAllProperties(checker, propsType).find((symbol) => symbol.name === name);
  const type = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  return type ? getAllProperties(checker, type) : [];
}

function describeSlotProps(context: ApiContext, symbol: ts.Symbol) {
  const declaration = symbol.declarations?.find(ts.isPropertySignature);
  const type = context.checker.getTypeOfSymbol(symbol);
  return describeType(context, { node: declaration?.type, type, isOptional: true });
}
