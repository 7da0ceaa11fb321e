import ts from 'typescript';
import type { TypeText } from '../types/typeText';

/** A printed type as a tree, with what the names in it stand for. */
export interface ScopedType {
  node: ts.TypeNode;
  /** Ids of the named types, by name. */
  types: Readonly<Record<string, string>>;
  /** What the type parameters of a declaration stand for where it is used, by name. */
  params: ReadonlyMap<string, ScopedType>;
  /** How many declarations lead here from the type that was asked for. */
  depth: number;
}

/** What a name in a type stands for, of what contains it. */
type TypeScope = Omit<ScopedType, 'node'>;

export const EMPTY_SCOPE: TypeScope = { types: {}, params: new Map(), depth: 0 };

/** The API prints the same types over and over. */
const parsed = new Map<string, ts.TypeAliasDeclaration>();

/** `<R extends Model>`, `string` -> the tree of `type T<R extends Model> = string` */
function parseAlias(typeParameters: string, text: string): ts.TypeAliasDeclaration {
  const code = `type T${typeParameters} = ${text}`;
  const known = parsed.get(code);
  if (known) {
    return known;
  }
  const [statement] = ts.createSourceFile('type.ts', code, ts.ScriptTarget.ES2022, true).statements;
  const alias = statement as ts.TypeAliasDeclaration;
  parsed.set(code, alias);
  return alias;
}

/** Reads a printed type; what is in the scope beside its names is kept. */
export function parseType({ text, full = text, types = {} }: TypeText, scope = EMPTY_SCOPE): ScopedType {
  return { ...scope, node: parseAlias('', full).type, types };
}

/** The parameters of a declaration: `<R extends Model>`. */
export function parseTypeParameters(text: string): readonly ts.TypeParameterDeclaration[] {
  return parseAlias(text, 'unknown').typeParameters ?? [];
}

/** The same type for the same key: names that say something else in another place are told apart. */
export function getTypeKey({ node, types, params }: ScopedType): string {
  const meanings = new Map<string, string>();
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) {
      const { text } = part;
      const param = params.get(text);
      const meaning = param ? getTypeKey(param) : Object.hasOwn(types, text) ? types[text] : undefined;
      if (meaning) {
        meanings.set(text, meaning);
      }
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return meanings.size > 0 ? JSON.stringify([node.getText(), ...meanings]) : node.getText();
}

/** The name of a reference: `GridColDef`, `React.Ref`. */
export function getReferenceName(node: ts.TypeNode): string | undefined {
  return ts.isTypeReferenceNode(node) ? node.typeName.getText() : undefined;
}

export function getTypeArguments(type: ScopedType): ScopedType[] {
  const nodes = ts.isTypeReferenceNode(type.node) ? (type.node.typeArguments ?? []) : [];
  return nodes.map((node) => ({ ...type, node }));
}
