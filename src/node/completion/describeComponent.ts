import type { ApiMember } from '../../shared/api/apiMember';
import type { ApiComponent } from '../../shared/api/apiPage';
import type { NamedType } from '../../shared/api/namedType';
import type { ComponentFacts, PropFacts } from '../../shared/completion';
import { readValues } from './readValues';
import { summarize } from './summarize';

function describeProp(member: ApiMember, named: ReadonlyMap<string, NamedType>): PropFacts {
  const values = readValues(member.type, named);
  const summary = summarize(member.description ?? member.deprecation ?? '');
  return {
    name: member.name,
    type: member.type.text,
    ...(member.isRequired && { isRequired: true }),
    ...(member.default !== undefined && { default: member.default.replaceAll('`', '') }),
    ...(member.deprecation !== undefined && { isDeprecated: true }),
    ...(summary && { summary }),
    ...(values.length > 0 && { values }),
  };
}

/** What the editor says of a component: its own props and those that it hands to the component of another package. */
export function describeComponent(
  { name, pathname, props, inherited }: Pick<ApiComponent, 'name' | 'pathname' | 'props' | 'inherited'>,
  named: ReadonlyMap<string, NamedType>,
): ComponentFacts {
  const members = new Map<string, ApiMember>();
  for (const member of [...props, ...inherited.flatMap((part) => part.members)]) {
    if (!members.has(member.name)) {
      members.set(member.name, member);
    }
  }
  const described = [...members.values()].map((member) => describeProp(member, named));
  return {
    name,
    ...(pathname && { pathname }),
    props: described.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
