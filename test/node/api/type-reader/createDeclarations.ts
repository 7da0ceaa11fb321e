import type { ApiMember } from '../../../../src/node/api/types/apiMember';
import type { NamedType } from '../../../../src/node/api/types/namedType';

/** `'size?: number'` -> a member; the types that it mentions are those of the package `x`. */
export function createMember(text: string, names: readonly string[] = []): ApiMember {
  const [name = '', ...type] = text.split(': ');
  return {
    name: name.replace('?', ''),
    type: { text: type.join(': '), types: Object.fromEntries(names.map((known) => [known, `x/${known}`])) },
    ...(!name.endsWith('?') && { isRequired: true }),
  };
}

/** Makes named types: an alias of its declaration, or an object type of its members. Each may mention all others. */
export function createNamed(texts: Record<string, string | string[]>): Map<string, NamedType> {
  const names = Object.keys(texts).map((text) => text.replace(/<.*/s, ''));
  const types = Object.fromEntries(names.map((name) => [name, `x/${name}`]));
  const named = Object.entries(texts).map(([head, text], index): NamedType => {
    const name = names[index]!;
    const typeParameters = head.slice(name.length);
    return {
      id: `x/${name}`,
      name,
      isExported: true,
      kind: typeof text === 'string' ? 'alias' : 'interface',
      ...(typeParameters && { typeParameters }),
      ...(typeof text === 'string'
        ? { declaration: { text, types } }
        : { members: text.map((member) => createMember(member, names)) }),
    };
  });
  return new Map(named.map((type) => [type.id, type]));
}
