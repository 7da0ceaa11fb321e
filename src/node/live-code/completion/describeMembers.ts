import type { PropFacts } from '../../../shared/demo/completion';
import type { TypeReader } from '../../api/type-reader/createTypeReader';
import { printTypes } from './printTypes';
import type { ScopedType } from '../../api/type-reader/scopedType';
import { summarize } from './summarize';
import type { TypeMember } from '../../api/type-reader/typeMember';

export type MemberReference = Pick<PropFacts, 'members' | 'hasOptionalMembers'>;

export interface MemberDescriber {
  reader: TypeReader;
  /** Where the members of a type are, if they are known. */
  refer: (types: readonly ScopedType[]) => MemberReference | undefined;
}

function describeMember(member: TypeMember, { reader, refer }: MemberDescriber): PropFacts {
  const values = [...new Set(member.types.flatMap(reader.listValues))];
  const summary = summarize(member.description ?? member.deprecation ?? '');
  return {
    name: member.name,
    type: printTypes(member.types, reader),
    ...(member.isRequired && { isRequired: true }),
    ...(member.default !== undefined && { default: member.default.replaceAll('`', '') }),
    ...(member.deprecation !== undefined && { isDeprecated: true }),
    ...(summary && { summary }),
    ...(values.length > 0 && { values }),
    ...refer(member.types),
  };
}

/** What the editor says of props and members, each once, by name. */
export function describeMembers(members: readonly TypeMember[], describer: MemberDescriber): PropFacts[] {
  const own = new Map<string, TypeMember>();
  for (const member of members) {
    if (!own.has(member.name)) {
      own.set(member.name, member);
    }
  }
  return [...own.values()]
    .map((member) => describeMember(member, describer))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
