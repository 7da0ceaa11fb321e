import ts from 'typescript';
import type { ApiEvent } from './types/apiTables';
import type { ApiContext } from './apiContext';
import { describeType } from './describeType';
import { readMemberDoc } from './describeMember';
import { compareNames, getPropsType } from './extractProps';
import { getDeclaredPlan, listFamily } from './memberPlans';
import { SHARED_OBJECT } from './sharedObject';

/** The events of the shared API object: the fields of the interface that all packages add theirs to. */
export function extractEvents(context: ApiContext): ApiEvent[] {
  const { checker, exports, problems } = context;
  const { product, packageName, events: lookup } = SHARED_OBJECT;
  const sources = exports.get(product)?.get(lookup)?.sources ?? [];
  if (sources.length === 0) {
    const message = `${packageName} has no \`${lookup}\`, so that its events are unknown.`;
    problems.push({ file: `node_modules/${packageName}/package.json`, message });
    return [];
  }
  const props = listOwnerProps(context);
  const events: ApiEvent[] = [];
  // Two packages augment the interface, each by another module: the compiler makes more than one symbol of it.
  const symbols = new Map(
    sources
      .flatMap(({ symbol }) => checker.getDeclaredTypeOfSymbol(symbol).getProperties())
      .map((symbol) => [symbol.name, symbol]),
  );
  for (const symbol of symbols.values()) {
    const doc = readMemberDoc(context, symbol);
    if (doc.isHidden) {
      continue;
    }
    const type = checker.getTypeOfSymbol(symbol);
    const params = describeField(context, type, 'params');
    const event = describeField(context, type, 'event');
    const plan = getDeclaredPlan(symbol);
    const prop = props.find(
      (name) => name === `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`,
    );
    events.push({
      name: symbol.name,
      ...(doc.description && { description: doc.description }),
      ...(params && { params }),
      ...(event && { event }),
      ...(prop && { prop }),
      ...(plan && { plan }),
      ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
    });
  }
  return events.toSorted(compareNames);
}

/** The names of the props of the component with the object, in the highest plan. */
function listOwnerProps(context: ApiContext): string[] {
  const exports = context.exports.get(SHARED_OBJECT.product);
  const found = listFamily(SHARED_OBJECT.component).map(({ name }) => exports?.get(name));
  const symbol = found.findLast((component) => component !== undefined)?.sources[0]?.symbol;
  const type = symbol && getPropsType(context, symbol);
  return type ? type.getProperties().map(({ name }) => name) : [];
}

function describeField(context: ApiContext, type: ts.Type, name: string) {
  const symbol = type.getProperty(name);
  const declaration = symbol?.declarations?.find(ts.isPropertySignature);
  return (
    symbol &&
    describeType(context, { node: declaration?.type, type: context.checker.getTypeOfSymbol(symbol) })
  );
}
