import type { ApiMember } from '../types/apiMember';
import { EMPTY_SCOPE, getTypeKey, parseType, type ScopedType } from './scopedType';

/** A prop of a component or a member of an object type, where the declaration is used. */
export interface TypeMember extends Omit<ApiMember, 'type' | 'isRequired'> {
  /** More than one where the parts of a union say different things. */
  types: ScopedType[];
  isRequired: boolean;
}

/** A member as its declaration says it. */
export function scopeMember({ type, isRequired, ...member }: ApiMember, scope = EMPTY_SCOPE): TypeMember {
  return { ...member, types: [parseType(type, scope)], isRequired: isRequired ?? false };
}

function unite(types: readonly ScopedType[]): ScopedType[] {
  return [...new Map(types.map((type) => [getTypeKey(type), type] as const)).values()];
}

function mergeMembers(
  lists: readonly (readonly TypeMember[])[],
  merge: (known: TypeMember, other: TypeMember) => TypeMember,
): TypeMember[] {
  const merged = new Map<string, TypeMember>();
  for (const member of lists.flat()) {
    const known = merged.get(member.name);
    merged.set(member.name, known ? merge(known, member) : member);
  }
  return [...merged.values()];
}

/** The members that a union of objects takes: those of all parts. Only what each part requires is required. */
export function uniteMembers(lists: readonly (readonly TypeMember[])[]): TypeMember[] {
  const united = mergeMembers(lists, (known, other) => ({
    ...other,
    ...known,
    types: unite([...known.types, ...other.types]),
    isRequired: known.isRequired && other.isRequired,
  }));
  return united.map((member) => ({
    ...member,
    isRequired: member.isRequired && lists.every((list) => list.some(({ name }) => name === member.name)),
  }));
}

/** The members of an intersection; where parts share one, the first says what it is. */
export function intersectMembers(lists: readonly (readonly TypeMember[])[]): TypeMember[] {
  return mergeMembers(lists, (known, other) => ({
    ...other,
    ...known,
    isRequired: known.isRequired || other.isRequired,
  }));
}
