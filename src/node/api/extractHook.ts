import type ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import type { ApiHook } from './types/apiPage';
import type { ApiSignature } from './types/typeText';
import type { ApiContext } from './apiContext';
import { describeSignature } from './describeSignature';
import { describeSymbol } from './describeSymbol';
import { describeFields } from './extractInterface';
import { compareNames } from './extractProps';
import { getRichestSource, type ApiExport } from './findExports';
import { readSymbolDoc } from './readSymbolDoc';

/** A hook: how it is called, the fields of the object it takes and of the object it returns. */
export function extractHook(context: ApiContext, found: ApiExport): ApiHook | undefined {
  const { checker } = context;
  const symbol = getRichestSource(found)?.symbol;
  const declaration = symbol?.valueDeclaration;
  const signatures = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    : [];
  const signature = signatures.toSorted((a, b) => b.parameters.length - a.parameters.length)[0];
  if (!symbol || !signature) {
    return undefined;
  }
  const doc = readSymbolDoc(context, symbol);
  const described = describeSignature(context, signature, doc);
  const [parameter] = signature.parameters;
  return {
    kind: 'hook',
    ...describeSymbol(found, symbol, doc),
    declaration: signatures
      .map((overload) => describeDeclaration(found.exportName, describeSignature(context, overload, doc)))
      .join('\n'),
    signature: described,
    parameters: parameter ? describeObject(context, checker.getTypeOfSymbol(parameter)) : [],
    returned: describeObject(context, signature.getReturnType()),
  };
}

/** `function useTreeItem(parameters: UseTreeItemParameters): UseTreeItemReturnValue` */
function describeDeclaration(name: string, { params, returns }: ApiSignature): string {
  const texts = params.map((param) => `${param.name}${param.isOptional ? '?' : ''}: ${param.type.text}`);
  return `function ${name}(${texts.join(', ')}): ${returns?.type.text ?? 'void'}`;
}

/** The fields of an object; nothing for functions, elements, refs and other things that are used as a whole. */
function describeObject(context: ApiContext, type: ts.Type): ApiMember[] {
  const plain = context.checker.getNonNullableType(type);
  return plain.getCallSignatures().length > 0 ? [] : describeFields(context, plain).toSorted(compareNames);
}
