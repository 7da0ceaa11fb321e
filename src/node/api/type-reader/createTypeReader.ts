import ts from 'typescript';
import type { ApiMember } from '../types/apiMember';
import type { NamedType } from '../types/namedType';
import {
  EMPTY_SCOPE,
  getReferenceName,
  getTypeArguments,
  parseType,
  parseTypeParameters,
  type ScopedType,
} from './scopedType';
import { intersectMembers, scopeMember, uniteMembers, type TypeMember } from './typeMember';

/** Reads what printed types come to, of the declarations that they mention. */
export interface TypeReader {
  /** The strings that it allows by name: `'start' | 'end' | false` -> `['start', 'end']`. */
  listValues: (type: ScopedType) => string[];
  /** The members of the objects that it allows, also as elements of arrays; those of all parts of a union. */
  listMembers: (type: ScopedType) => TypeMember[];
  /** The parts of a union, names and computed types unfolded as far as they are known. */
  listParts: (type: ScopedType) => ScopedType[];
  /** What the items of an array are. */
  getItem: (type: ScopedType) => ScopedType | undefined;
  /** What an array, `Readonly` and the like hold: they have no members of their own. */
  getHeld: (type: ScopedType) => ScopedType | undefined;
  /** The named type that it is a reference to. */
  findDeclaration: (type: ScopedType) => NamedType | undefined;
}

export interface TypeDeclarations {
  /** By id. */
  named: ReadonlyMap<string, NamedType>;
  /** Props of the components, by export name; without them nothing is known of `typeof DataGrid`. */
  components?: ReadonlyMap<string, readonly ApiMember[]>;
  /** Names of types that stand for themselves, whatever they are declared as. */
  closed?: ReadonlySet<string>;
}

/** Declarations that lead to declarations that lead to …: those of the packages need eight. */
const MOST_DEPTH = 12;

/** Types that stand for their first argument, for what a theme adds to it, or for a list of it by screen size. */
const STAND_INS = new Set(['NonNullable', 'OverridableStringUnion', 'ResponsiveStyleValue']);

const LISTS = new Set(['Array', 'ReadonlyArray']);

/** Their members are those of the first argument, but may all be left out. `SlotComponentProps` is of `@mui/utils`. */
const PARTIALS = new Set(['Partial', 'SlotComponentProps']);

const BY_NAME = new Set(['Omit', 'Pick']);

/** The ids of all types that a declaration mentions. */
function collectTypes({ members = [], declaration }: NamedType): Record<string, string> {
  return Object.assign({}, ...members.map(({ type }) => type.types), declaration?.types);
}

/** A parameter that nothing is known of where the declaration is used may be all that it allows. */
function bindParameters(declared: NamedType, args: readonly ScopedType[]): Map<string, ScopedType> {
  const bound = new Map<string, ScopedType>();
  for (const [index, { name, constraint }] of parseTypeParameters(declared.typeParameters ?? '').entries()) {
    const meaning =
      args[index] ?? (constraint && { ...EMPTY_SCOPE, node: constraint, types: collectTypes(declared) });
    if (meaning) {
      bound.set(name.text, meaning);
    }
  }
  return bound;
}

function optionalize(members: readonly TypeMember[]): TypeMember[] {
  return members.map((member) => ({ ...member, isRequired: false }));
}

/** `{ top: number; left?: number }` */
function listLiteralMembers(node: ts.TypeLiteralNode, type: ScopedType): TypeMember[] {
  return node.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type && !ts.isComputedPropertyName(member.name)
      ? {
          name: ts.isIdentifier(member.name) ? member.name.text : member.name.getText().slice(1, -1),
          types: [{ ...type, node: member.type }],
          isRequired: !member.questionToken,
        }
      : [],
  );
}

export function createTypeReader({
  named,
  components = new Map(),
  closed = new Set(),
}: TypeDeclarations): TypeReader {
  const reader: TypeReader = { listValues, listMembers, listParts, getItem, getHeld, findDeclaration };

  function findDeclaration({ node, types }: ScopedType): NamedType | undefined {
    const name = getReferenceName(node);
    return name !== undefined && Object.hasOwn(types, name) ? named.get(types[name]!) : undefined;
  }

  function enter(declared: NamedType, type: ScopedType) {
    return { types: {}, params: bindParameters(declared, getTypeArguments(type)), depth: type.depth + 1 };
  }

  /** One step of what a part stands for; nothing where it stands for itself. */
  function unfold(type: ScopedType): ScopedType[] | undefined {
    const { node, params } = type;
    if (ts.isParenthesizedTypeNode(node)) {
      return [{ ...type, node: node.type }];
    }
    if (ts.isUnionTypeNode(node)) {
      return node.types.map((part) => ({ ...type, node: part }));
    }
    if (ts.isConditionalTypeNode(node)) {
      return [node.trueType, node.falseType].map((part) => ({ ...type, node: part }));
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const members = listMembers({ ...type, node: node.objectType });
      const names = new Set(listValues({ ...type, node: node.indexType }));
      return members.filter(({ name }) => names.has(name)).flatMap(({ types }) => types);
    }
    const name = getReferenceName(node) ?? '';
    const param = params.get(name);
    if (param) {
      return [{ ...param, depth: type.depth + 1 }];
    }
    if (STAND_INS.has(name)) {
      return getTypeArguments(type).slice(0, 1);
    }
    const declared = closed.has(name) ? undefined : findDeclaration(type);
    return declared?.kind === 'alias' && declared.declaration && !declared.members && !declared.values
      ? [parseType(declared.declaration, enter(declared, type))]
      : undefined;
  }

  function listParts(type: ScopedType): ScopedType[] {
    if (type.depth > MOST_DEPTH) {
      return [];
    }
    return unfold(type)?.flatMap(listParts) ?? [type];
  }

  function listValues(type: ScopedType): string[] {
    const values = listParts(type).flatMap((part) => {
      const { node, ...scope } = part;
      if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
        return [node.literal.text];
      }
      return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword
        ? listMembers({ ...scope, node: node.type }).map(({ name }) => name)
        : (findDeclaration(part)?.values ?? []);
    });
    return [...new Set(values)];
  }

  function getItem(type: ScopedType): ScopedType | undefined {
    const { node } = type;
    if (ts.isArrayTypeNode(node)) {
      return { ...type, node: node.elementType };
    }
    return LISTS.has(getReferenceName(node) ?? '') ? getTypeArguments(type)[0] : undefined;
  }

  function getHeld(type: ScopedType): ScopedType | undefined {
    const { node } = type;
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return { ...type, node: node.type };
    }
    return getReferenceName(node) === 'Readonly' ? getTypeArguments(type)[0] : getItem(type);
  }

  function listReferenceMembers(type: ScopedType): TypeMember[] {
    const name = getReferenceName(type.node) ?? '';
    const [first, second] = getTypeArguments(type);
    if (first && PARTIALS.has(name)) {
      return optionalize(intersectMembers([first, ...(second ? [second] : [])].map(listMembers)));
    }
    if (first && second && BY_NAME.has(name)) {
      const names = new Set(listValues(second));
      return listMembers(first).filter((member) => names.has(member.name) === (name === 'Pick'));
    }
    const declared = findDeclaration(type);
    return declared?.members && (declared.kind === 'interface' || declared.kind === 'alias')
      ? declared.members.map((member) => scopeMember(member, enter(declared, type)))
      : [];
  }

  function listPartMembers(type: ScopedType): TypeMember[] {
    const { node } = type;
    const held = getHeld(type);
    if (held) {
      return listMembers(held);
    }
    if (ts.isIntersectionTypeNode(node)) {
      return intersectMembers(node.types.map((part) => listMembers({ ...type, node: part })));
    }
    if (ts.isTypeLiteralNode(node)) {
      return listLiteralMembers(node, type);
    }
    if (ts.isTypeQueryNode(node)) {
      return (components.get(node.exprName.getText()) ?? []).map((member) => scopeMember(member));
    }
    return listReferenceMembers(type);
  }

  function listMembers(type: ScopedType): TypeMember[] {
    const lists = listParts(type).map(listPartMembers);
    return uniteMembers(lists.filter(({ length }) => length > 0));
  }

  return reader;
}
