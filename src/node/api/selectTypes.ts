import type { ApiMember } from './types/apiMember';
import type { ApiPage } from './types/apiPage';
import type { NamedType } from './types/namedType';
import type { ApiSignature, TypeText } from './types/typeText';

/** How many types a page defines: the nearest to its rows first. */
const MAX_TYPES = 160;
/** Definitions with more fields belong on a page of their own. */
const MAX_MEMBERS = 60;

function* listSignatureTypes(signature: ApiSignature | undefined): Generator<TypeText> {
  for (const { type } of signature?.params ?? []) {
    yield type;
  }
  if (signature?.returns) {
    yield signature.returns.type;
  }
}

function* listMemberTypes(members: readonly ApiMember[]): Generator<TypeText> {
  for (const { type, signature } of members) {
    yield type;
    yield* listSignatureTypes(signature);
  }
}

function* listPageTypes(page: ApiPage): Generator<TypeText> {
  if (page.kind === 'component') {
    yield* listMemberTypes(page.props);
    yield* listMemberTypes(page.inherited.flatMap(({ members }) => members));
    yield* page.slots.flatMap(({ propsType }) => propsType ?? []);
  } else if (page.kind === 'hook') {
    yield* listSignatureTypes(page.signature);
    yield* listMemberTypes([...page.parameters, ...page.returned]);
  } else {
    yield* listMemberTypes(page.members);
    if (page.declaration) {
      yield page.declaration;
    }
  }
}

function* listDefinitionTypes({ declaration, signature, members }: NamedType): Generator<TypeText> {
  if (declaration) {
    yield declaration;
  }
  yield* listSignatureTypes(signature);
  yield* listMemberTypes(members ?? []);
}

/** Ids of the types that texts mention, each once. */
function collectTypeIds(texts: Iterable<TypeText>, ids: Set<string> = new Set()): Set<string> {
  for (const { types } of texts) {
    for (const id of Object.values(types ?? {})) {
      ids.add(id);
    }
  }
  return ids;
}

/**
 * The types that a page defines: those that its rows mention, then those that these mention, and so on while
 * there is room. Each is once, whatever mentions it: cycles end by themselves.
 *
 * @param types every named type, by id
 * @returns in the order of their names
 */
export function selectTypes(page: ApiPage, types: ReadonlyMap<string, NamedType>): NamedType[] {
  const selected = new Map<string, NamedType>();
  let ids = collectTypeIds(listPageTypes(page));
  while (ids.size > 0 && selected.size < MAX_TYPES) {
    const next = new Set<string>();
    for (const id of ids) {
      const type = types.get(id);
      if (!type || selected.has(id) || (type.members?.length ?? 0) > MAX_MEMBERS) {
        continue;
      }
      if (selected.size === MAX_TYPES) {
        break;
      }
      selected.set(id, type);
      collectTypeIds(listDefinitionTypes(type), next);
    }
    ids = next;
  }
  return [...selected.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
