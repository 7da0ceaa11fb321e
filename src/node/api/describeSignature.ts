import ts from 'typescript';
import type { ApiParam, ApiSignature } from './types/typeText';
import type { ApiContext } from './apiContext';
import { describeType } from './describeType';
import { readDoc, type Doc } from './readDoc';

/** The parameters of a function and what it returns, each with what the JSDoc says about it. */
export function describeSignature(context: ApiContext, signature: ts.Signature, doc: Doc): ApiSignature {
  const params = signature.parameters.map((symbol, index) => describeParam(context, { symbol, index, doc }));
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const node = declaration?.type;
  const type = describeType(context, { node, type: signature.getReturnType() });
  const own = declaration ? readDoc([declaration]) : undefined;
  const description = doc.returns ?? own?.returns;
  return { params, returns: { type, ...(description && { description }) } };
}

interface ParamToDescribe {
  symbol: ts.Symbol;
  index: number;
  doc: Doc;
}

function describeParam(context: ApiContext, { symbol, index, doc }: ParamToDescribe): ApiParam {
  const { checker } = context;
  const declaration = symbol.valueDeclaration;
  const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
  const isOptional = parameter !== undefined && checker.isOptionalParameter(parameter);
  // A destructured parameter has no name of its own; the JSDoc gives it one.
  const documented = [...doc.params.keys()].filter((name) => !name.includes('.'));
  const isNamed = parameter === undefined || ts.isIdentifier(parameter.name);
  const name = isNamed ? symbol.name : (documented[index] ?? 'params');
  const type = describeType(context, {
    node: parameter?.type,
    type: checker.getTypeOfSymbol(symbol),
    isOptional,
  });
  const description = describeParamInWords(doc, name, index);
  return {
    name,
    type,
    ...(isOptional && { isOptional: true as const }),
    ...(description && { description }),
  };
}

/** The words for a parameter: by name, or by place where declaration and JSDoc name it differently. */
function describeParamInWords({ params }: Doc, name: string, index: number): string | undefined {
  const own = params.get(name) ?? [...params].filter(([key]) => !key.includes('.'))[index]?.[1];
  const fields = [...params]
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([key, text]) => `- \`${key}\`: ${text}`);
  return [own ?? '', fields.join('\n')].filter(Boolean).join('\n\n') || undefined;
}
