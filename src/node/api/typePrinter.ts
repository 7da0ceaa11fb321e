import ts from 'typescript';
import { getReferenced, printEntity, printReference } from './printReference';
import type { PrinterContext, PrintScope } from './printScope';
import { printLiteral, printMapped, printObject, printParameters, printReturn } from './printStructure';
import { splitTypeText, wrapType } from './splitTypeText';
import { getTypeArguments, isLargeObject, isTypeParameter, mentionsParameter } from './typeQuestions';

const TYPE_FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseStructuralFallback |
  ts.NodeBuilderFlags.IgnoreErrors;

/** How deep types nest in what is printed: readers do not follow further. */
const MAX_DEPTH = 40;

/** What a computed type comes to is worth more than how it is computed, up to this length. */
const MAX_RESOLVED_LENGTH = 160;

/** Prints types as people say them, and notes the named types that it comes across. */
export function createTypePrinter({ checker, getTypeId }: PrinterContext): PrintScope {
  let depth = 0;
  const scope: PrintScope = {
    checker,
    getTypeId,
    types: {},
    print(node, type) {
      if (depth >= MAX_DEPTH) {
        return '…';
      }
      depth += 1;
      // Optional types come with `undefined`, behind which their own structure is out of sight.
      const isWhole = ts.isUnionTypeNode(node) || (ts.isTypeReferenceNode(node) && !node.typeArguments);
      const text = printNode(scope, node, type && !isWhole ? checker.getNonNullableType(type) : type);
      depth -= 1;
      return text;
    },
    printType(type) {
      if (isLargeObject(checker, type)) {
        return 'object';
      }
      const node = checker.typeToTypeNode(type, undefined, TYPE_FLAGS);
      return node ? scope.print(node) : checker.typeToString(type);
    },
  };
  return scope;
}

function printNode(scope: PrintScope, node: ts.TypeNode, type?: ts.Type): string {
  const { print } = scope;
  /** Inside of another type, where an arrow or a bar would be read wrongly. */
  const printIn = (part: ts.TypeNode, partType?: ts.Type) => wrapType(print(part, partType));
  if (ts.isTypeReferenceNode(node)) {
    return printReference(scope, node.typeName, { nodes: node.typeArguments, type });
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    return printReference(scope, node.expression as ts.EntityName, { nodes: node.typeArguments, type });
  }
  if (ts.isImportTypeNode(node) && !node.isTypeOf) {
    return node.qualifier
      ? printReference(scope, node.qualifier, { nodes: node.typeArguments, type })
      : 'object';
  }
  if (ts.isParenthesizedTypeNode(node)) {
    // Parentheses are set again where they are needed.
    return print(node.type, type);
  }
  if (ts.isUnionTypeNode(node)) {
    return printUnion(scope, node, type);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((part) => printIn(part)).join(' & ');
  }
  if (ts.isArrayTypeNode(node)) {
    const element =
      type && scope.checker.isArrayType(type) ? getTypeArguments(scope.checker, type)[0] : undefined;
    return `${printIn(node.elementType, element)}[]`;
  }
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) {
    const prefix = ts.isConstructorTypeNode(node) ? 'new ' : '';
    return `${prefix}${printParameters(scope, node, type)} => ${printReturn(scope, node, type)}`;
  }
  if (ts.isTypeLiteralNode(node)) {
    return printObject(scope, node);
  }
  if (ts.isTypeOperatorNode(node)) {
    const isKeys = node.operator === ts.SyntaxKind.KeyOfKeyword;
    return `${ts.tokenToString(node.operator)} ${printIn(node.type, isKeys ? undefined : type)}`;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    return printResolved(scope, node, type) ?? `${printIn(node.objectType)}[${print(node.indexType)}]`;
  }
  if (ts.isConditionalTypeNode(node)) {
    const condition = `${printIn(node.checkType)} extends ${print(node.extendsType)}`;
    const resolved = printResolved(scope, node, type);
    return resolved ?? `${condition} ? ${printIn(node.trueType)} : ${printIn(node.falseType)}`;
  }
  if (ts.isMappedTypeNode(node)) {
    return printResolved(scope, node, type) ?? printMapped(scope, node);
  }
  return printSmall(scope, node);
}

/** Kinds that need no type to be filled in. */
function printSmall({ print }: PrintScope, node: ts.TypeNode): string {
  if (ts.isLiteralTypeNode(node)) {
    return printLiteral(node);
  }
  if (ts.isTupleTypeNode(node)) {
    return `[${node.elements.map((element) => print(element)).join(', ')}]`;
  }
  if (ts.isNamedTupleMember(node)) {
    const name = `${node.dotDotDotToken ? '...' : ''}${node.name.text}${node.questionToken ? '?' : ''}`;
    return `${name}: ${print(node.type)}`;
  }
  if (ts.isRestTypeNode(node)) {
    return `...${wrapType(print(node.type))}`;
  }
  if (ts.isOptionalTypeNode(node)) {
    return `${wrapType(print(node.type))}?`;
  }
  if (ts.isTypePredicateNode(node)) {
    const name = ts.isIdentifier(node.parameterName) ? node.parameterName.text : 'this';
    return node.type ? `${name} is ${print(node.type)}` : `asserts ${name}`;
  }
  if (ts.isTypeQueryNode(node)) {
    return `typeof ${printEntity(node.exprName)}`;
  }
  if (ts.isInferTypeNode(node)) {
    return `infer ${node.typeParameter.name.text}`;
  }
  if (ts.isTemplateLiteralTypeNode(node)) {
    const spans = node.templateSpans.map((span) => `\${${print(span.type)}}${span.literal.text}`);
    return `\`${node.head.text}${spans.join('')}\``;
  }
  return node.kind === ts.SyntaxKind.ThisType ? 'this' : (ts.tokenToString(node.kind) ?? 'unknown');
}

function printUnion(
  { checker, print, printType }: PrintScope,
  node: ts.UnionTypeNode,
  type?: ts.Type,
): string {
  const usesParameter = node.types.some(
    (part) => ts.isTypeReferenceNode(part) && isTypeParameter(getReferenced(checker, part.typeName)),
  );
  if (usesParameter && type && !mentionsParameter(type)) {
    return printType(type);
  }
  const parts = node.types.map((part) => {
    const text = print(part);
    return splitTypeText(text, ' => ').length > 1 ? `(${text})` : text;
  });
  return [...new Set(parts)].join(' | ');
}

/** What an indexed, mapped or conditional type comes to, where that is known and short. */
function printResolved(
  { checker, printType }: PrintScope,
  node: ts.TypeNode,
  type?: ts.Type,
): string | undefined {
  if (node.pos < 0) {
    return undefined;
  }
  const resolved = type ?? checker.getTypeFromTypeNode(node);
  const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional;
  if ((resolved.flags & open) !== 0 || isLargeObject(checker, resolved)) {
    return undefined;
  }
  const text = printType(resolved);
  return text.length <= MAX_RESOLVED_LENGTH ? text : undefined;
}
