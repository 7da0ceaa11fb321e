import type { PageRows } from '../../../shared/demo/completion';
import { formatMoment } from '../../../shared/products/versionLens';
import type { TypeReader } from '../../api/type-reader/createTypeReader';
import { describeMembers } from './describeMembers';
import type { RowListing } from './readDeclarations';
import { scopeMember } from '../../api/type-reader/typeMember';

/** What a card says of each row of an API page. */
export function describeRows({ plan, members }: RowListing, reader: TypeReader): PageRows {
  const scoped = members.map((member) => scopeMember(member));
  const described = describeMembers(scoped, { reader, refer: () => undefined });
  return Object.fromEntries(
    described.map((row) => {
      const { name, values: _, ...facts } = row;
      const { plan: ownPlan = plan, history } = members.find((member) => member.name === name)!;
      const since = history?.since && formatMoment(history.since);
      return [name, { ...facts, ...(ownPlan && { plan: ownPlan }), ...(since && { since }) }];
    }),
  );
}
