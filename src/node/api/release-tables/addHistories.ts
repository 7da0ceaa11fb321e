import type { ApiMember } from '../types/apiMember';
import type { ApiPage } from '../types/apiPage';
import type { ApiObject, ApiTables } from '../types/apiTables';
import type { NamedType } from '../types/namedType';
import type { Plan } from '../../../shared/products/plans';
import type { ProductFolder } from '../../../shared/products/products';
import type { NameHistory } from '../../../shared/products/releases';
import type { FindHistory, Histories } from './foldReleases';
import { SHARED_OBJECT } from '../sharedObject';
import { listFamily } from '../memberPlans';

/** The components that hand out the shared API object: release tables list its methods with the one of their plan. */
const OWNERS = new Map(listFamily(SHARED_OBJECT.component).map(({ name, plan }) => [plan, name]));

function withHistory<Row extends { history?: NameHistory }>(row: Row, history: NameHistory | undefined): Row {
  return history ? { ...row, history } : row;
}

/** @param find the names of one product */
function addToPage<Page extends ApiPage>(page: Page, find: FindHistory): Page {
  const owner = page.exportName;
  const addToMembers = (what: 'prop' | 'member', members: readonly ApiMember[]) =>
    members.map((member) => withHistory(member, find({ what, owner, name: member.name })));
  const whole = withHistory(page, find({ what: 'export', name: owner }));
  switch (whole.kind) {
    case 'component':
      return {
        ...whole,
        props: addToMembers('prop', whole.props),
        slots: whole.slots.map((slot) => withHistory(slot, find({ what: 'slot', owner, name: slot.name }))),
        classes: whole.classes.map((item) =>
          withHistory(item, find({ what: 'class', owner, name: item.key })),
        ),
      };
    case 'interface': {
      const isSharedObject = owner === SHARED_OBJECT.name;
      const members = whole.members.map((member) =>
        isSharedObject
          ? withHistory(member, findMethod(find, owner, member))
          : withHistory(member, find({ what: 'member', owner, name: member.name })),
      );
      return { ...whole, members };
    }
    default:
      return whole;
  }
}

function findMethod(
  find: FindHistory,
  object: string,
  { name, plan }: { name: string; plan?: Plan },
): NameHistory | undefined {
  return find({ what: 'method', owner: object === SHARED_OBJECT.name ? OWNERS.get(plan) : object, name });
}

function addToObject(object: ApiObject, find: FindHistory): ApiObject {
  const methods = object.methods.map((method) => withHistory(method, findMethod(find, object.name, method)));
  return { ...object, methods };
}

interface Extracted {
  pages: ReadonlyMap<string, ApiPage>;
  types: readonly NamedType[];
  tables: ApiTables;
}

/** Adds to all that was extracted what the minor versions did to it. */
export function addHistories(
  { pages, types, tables }: Extracted,
  histories: Histories,
): { pages: Map<string, ApiPage>; types: NamedType[]; tables: ApiTables } {
  const none: FindHistory = () => undefined;
  const getFind = (product: ProductFolder | undefined) => (product && histories[product]) ?? none;
  const findInOwner = getFind(SHARED_OBJECT.product);
  return {
    pages: new Map([...pages].map(([file, page]) => [file, addToPage(page, getFind(page.product))])),
    types: types.map((type) => withHistory(type, getFind(type.product)({ what: 'export', name: type.name }))),
    tables: {
      ...tables,
      events: tables.events.map((event) =>
        withHistory(event, findInOwner({ what: 'event', name: event.name })),
      ),
      selectors: tables.selectors.map((selector) =>
        withHistory(selector, findInOwner({ what: 'export', name: selector.name })),
      ),
      objects: tables.objects.map((object) => addToObject(object, getFind(object.product))),
    },
  };
}
