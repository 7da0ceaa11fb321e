import type { ApiMember } from '../../api/types/apiMember';
import type { ApiComponent } from '../../api/types/apiPage';
import type { DeclarationFacts } from '../../../shared/demo/completion';
import { describeMembers, type MemberDescriber } from './describeMembers';
import { scopeMember } from '../../api/type-reader/typeMember';

/** The own props of a component and those that it hands to the component of another package. */
export function listProps({ props, inherited }: Pick<ApiComponent, 'props' | 'inherited'>): ApiMember[] {
  return [...props, ...inherited.flatMap(({ members }) => members)];
}

/** What the editor says of a component. */
export function describeComponent(
  component: Pick<ApiComponent, 'name' | 'pathname' | 'props' | 'inherited'>,
  describer: MemberDescriber,
): DeclarationFacts {
  const { name, pathname } = component;
  const members = listProps(component).map((member) => scopeMember(member));
  return { name, ...(pathname && { pathname }), props: describeMembers(members, describer) };
}
