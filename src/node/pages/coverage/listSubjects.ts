import type { ApiPage } from '../../api/types/apiPage';
import type { ApiEvent, ApiObject } from '../../api/types/apiTables';
import type { SubjectKind } from '../../base/store/coverage';
import type { ProductFolder } from '../../../shared/products/products';
import { SHARED_OBJECT } from '../../api/sharedObject';

/** A name of the API that a product's guides should describe. */
export interface Subject {
  product: ProductFolder;
  kind: SubjectKind;
  name: string;
}

interface ListSubjectsOptions {
  /** The symbols that have a page. */
  symbols: readonly ApiPage[];
  events: readonly ApiEvent[];
  objects: readonly ApiObject[];
}

interface Named {
  name: string;
  deprecation?: string;
}

/**
 * The props, slots, events and methods that are not deprecated, each name once a product: what a prop is for does
 * not depend on the component that has it.
 */
export function listSubjects({ symbols, events, objects }: ListSubjectsOptions): Subject[] {
  const subjects = new Map<string, Subject>();
  const add = (product: ProductFolder, kind: SubjectKind, named: readonly Named[]) => {
    for (const { name, deprecation } of named) {
      if (deprecation === undefined) {
        subjects.set(`${product} ${kind} ${name}`, { product, kind, name });
      }
    }
  };
  for (const symbol of symbols) {
    if (symbol.kind === 'component') {
      add(symbol.product, 'prop', symbol.props);
      add(symbol.product, 'slot', symbol.slots);
    } else if (symbol.kind === 'interface') {
      add(symbol.product, 'prop', symbol.members);
    }
  }
  add(SHARED_OBJECT.product, 'event', events);
  for (const { product, methods } of objects) {
    add(product, 'method', methods);
  }
  return [...subjects.values()];
}
