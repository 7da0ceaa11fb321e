import type ts from 'typescript';
import type { ApiSelector } from './types/apiTables';
import type { ApiContext } from './apiContext';
import { describeType } from './describeType';
import { compareNames } from './extractProps';
import type { ApiExport } from './findExports';
import { getDeclaredPlan } from './memberPlans';
import { readSymbolDoc } from './readSymbolDoc';
import { SHARED_OBJECT } from './sharedObject';

const SELECTOR = new RegExp(`^(unstable_)?${SHARED_OBJECT.selectorPrefix}\\w*Selector$`);

/** The exported functions that read the state of the shared API object. */
export function extractSelectors(context: ApiContext): ApiSelector[] {
  const exports = [...(context.exports.get(SHARED_OBJECT.product)?.values() ?? [])];
  return exports
    .filter(({ exportName }) => SELECTOR.test(exportName))
    .map((found) => extractSelector(context, found))
    .filter((selector) => selector !== undefined)
    .toSorted(compareNames);
}

function extractSelector(context: ApiContext, { exportName, sources }: ApiExport): ApiSelector | undefined {
  const { checker } = context;
  const symbol = sources[0]?.symbol;
  const declaration = symbol?.valueDeclaration;
  if (!declaration) {
    return undefined;
  }
  const doc = readSymbolDoc(context, symbol);
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  if (doc.isHidden || !signature) {
    return undefined;
  }
  const node = (signature.getDeclaration() as ts.SignatureDeclaration | undefined)?.type;
  const plan = getDeclaredPlan(symbol);
  return {
    name: exportName,
    ...(doc.category && { category: doc.category }),
    ...(doc.description && { description: doc.description }),
    returns: describeType(context, { node, type: signature.getReturnType() }),
    params: signature.parameters.slice(1).map((parameter) => ({
      name: parameter.name.replace(/^args_\d+$/, 'args'),
      type: describeType(context, {
        node: (parameter.valueDeclaration as ts.ParameterDeclaration | undefined)?.type,
        type: checker.getTypeOfSymbol(parameter),
      }),
    })),
    ...(plan && { plan }),
    ...(doc.deprecation !== undefined && { deprecation: doc.deprecation }),
  };
}
