import ts from 'typescript';
import type { ApiEvent } from './types/apiTables';
import type { ApiContext } from './apiContext';
import { describeType } from './describeType';
import { readMemberDoc } from './describeMember';
import { compareNames, getPropsType } from './extractProps';
import { getDeclaredPlan } from './memberPlans';

/** The events of the data grid: the fields of the interface that all packages add theirs to. */
export function extractEvents(context: ApiContext): ApiEvent[] {
  const { checker, exports, problems } = context;
  const sources = exports.get('data-grid')?.get('GridEventLookup')?.sources ?? [];
  if (sources.length === 0) {
    const message = '@mui/x-data-grid has no `GridEventLookup`, so that its events are unknown.';
    problems.push({ file: 'node_modules/@mui/x-data-grid/package.json', message });
    return [];
  }
  const props = listGridProps(context);
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

/** The names of the props of the grid with the most of them. */
function listGridProps(context: ApiContext): string[] {
  const grids = ['DataGridPremium', 'DataGridPro', 'DataGrid'].map((name) =>
    context.exports.get('data-grid')?.get(name),
  );
  const symbol = grids.find((grid) => grid !== undefined)?.sources[0]?.symbol;
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
