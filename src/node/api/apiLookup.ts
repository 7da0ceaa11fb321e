import { distance } from 'fastest-levenshtein';
import type { ApiMember } from './types/apiMember';
import type { ApiPage } from './types/apiPage';
import type { NamedType } from './types/namedType';
import type { ProductFolder } from '../../shared/products/products';
import { selectTypes } from './selectTypes';
import { createTypeAnchors } from './typeAnchors';
import { removePlan } from './plans';
import { SHARED_OBJECT } from './sharedObject';

/** What a page has rows for. */
type MemberKind = 'prop' | 'slot' | 'class';

/** A symbol of the API, as a guide mentions it. */
export interface ApiReference {
  /** Shown as code. */
  name: string;
  /** Address of its row, without language prefix; absent for what has no place on the site. */
  href?: string;
}

/** The default of a prop or field. */
export interface KnownDefault {
  /** The component, hook or interface that has it. */
  owner: string;
  kind: ApiPage['kind'];
  name: string;
  /** Absent where neither declaration nor code say it. */
  value?: string;
}

/** A symbol that has a page. */
export type LinkedApiPage = ApiPage & { pathname: string };

interface ApiLookupData {
  /** Every symbol with a page. */
  pages: LinkedApiPage[];
  /** Every exported name, those without a page included. */
  exports: string[];
  /** Names of the grid's events. */
  events: string[];
  types: ReadonlyMap<string, NamedType>;
}

/** How the ids of rows name their kind. */
const ID_PARTS: Record<MemberKind, string> = { prop: 'prop', slot: 'slot', class: 'css' };

/** Words of error messages. */
const KIND_WORDS: Record<MemberKind, string> = { prop: 'prop or field', slot: 'slot', class: 'CSS class' };

/** How many names an error suggests. */
const MAX_SUGGESTIONS = 3;

/** The part of the ids of a page's rows that names the page: `'/x/api/charts/bar-chart' -> 'bar-chart'`. */
export function pathnameToSlug(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** ``'Did you mean `DataGrid.rows` or `DataGrid.rowCount`?'`` */
export function suggestNames(wanted: string, known: Iterable<string>, prefix = ''): string {
  const nearest = [...known]
    .map((name) => ({ name, far: distance(name.toLowerCase(), wanted.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => `\`${prefix}${name}\``);
  return nearest.length === 0 ? 'It has none.' : `Did you mean ${nearest.join(' or ')}?`;
}

/** Props, parameters, fields: all that has a row of the kind `prop`. */
export function listMembers(page: ApiPage): ApiMember[] {
  if (page.kind === 'component') {
    return [...page.props, ...page.inherited.flatMap(({ members }) => members)];
  }
  return page.kind === 'hook' ? [...page.parameters, ...page.returned] : page.members;
}

function listNames(page: ApiPage, kind: MemberKind): string[] {
  if (kind === 'prop') {
    return listMembers(page).map(({ name }) => name);
  }
  if (page.kind !== 'component') {
    return [];
  }
  return kind === 'slot' ? page.slots.map(({ name }) => name) : page.classes.map(({ key }) => key);
}

/**
 * Finds the rows of the API that guides mention. Built once a build from the extracted data.
 *
 * Methods that take a name throw when it does not exist; the message names the nearest that do.
 */
export class ApiLookup {
  private readonly pages = new Map<string, LinkedApiPage[]>();
  private readonly typeAnchors = new Map<ApiPage, Map<string, string>>();

  constructor(private readonly data: ApiLookupData) {
    for (const page of data.pages) {
      for (const name of new Set([page.name, page.exportName])) {
        this.pages.set(name, [...(this.pages.get(name) ?? []), page]);
      }
    }
  }

  /** The page of a component, hook or interface; of the product, where two products share the name. */
  findPage(name: string, product?: ProductFolder): LinkedApiPage | undefined {
    const pages = this.pages.get(name) ?? [];
    return pages.find((page) => page.product === product) ?? pages[0];
  }

  getPage(name: string, product?: ProductFolder): LinkedApiPage {
    const page = this.findPage(name, product);
    if (!page) {
      throw new Error(
        `Nothing with the name \`${name}\` has an API page. ${suggestNames(name, this.pages.keys())}`,
      );
    }
    return page;
  }

  /** @param text `DataGrid.pageSizeOptions` */
  getMember(kind: MemberKind, text: string, product?: ProductFolder): ApiReference {
    const { page, name } = this.splitMember(kind, text, product);
    return { name, href: getMemberHref(page, kind, name) };
  }

  /** The default value of a prop, with the place of its row. */
  getDefault(text: string, product?: ProductFolder): ApiReference {
    const { page, name } = this.splitMember('prop', text, product);
    const value = listMembers(page).find((member) => member.name === name)?.default;
    if (value === undefined) {
      throw new Error(
        `\`${text}\` has no default in the declarations. Say in words what happens without it.`,
      );
    }
    return { name: value, href: getMemberHref(page, 'prop', name) };
  }

  /**
   * The props of a component, or the fields of an interface, each with the address of its row.
   *
   * @throws for a name without a page
   */
  getMembers(name: string, product?: ProductFolder): { member: ApiMember; href: string }[] {
    const page = this.getPage(name, product);
    return listMembers(page).map((member) => ({ member, href: getMemberHref(page, 'prop', member.name) }));
  }

  /** Every named type, by id. */
  get types(): ReadonlyMap<string, NamedType> {
    return this.data.types;
  }

  getEvent(name: string): ApiReference {
    if (!this.data.events.includes(name)) {
      throw new Error(`The grid has no event \`${name}\`. ${suggestNames(name, this.data.events)}`);
    }
    return { name, href: `${SHARED_OBJECT.eventsPathname}/#event-${name}` };
  }

  /**
   * What code on a page names, with its defaults: a prop of some components (`rows`), or one with its owner
   * (`DataGrid.rows`).
   */
  findDefaults(code: string, components: readonly string[], product?: ProductFolder): KnownDefault[] {
    const dot = code.indexOf('.');
    const name = code.slice(dot + 1);
    const owners = dot < 0 ? components : [code.slice(0, dot)];
    return owners.flatMap((owner) => {
      const page = this.findPage(owner, product);
      const found = page && listMembers(page).find((member) => member.name === name);
      return page && found ? [{ owner, kind: page.kind, name, value: found.default }] : [];
    });
  }

  /**
   * A type: its own page, or its definition on the page of one that mentions it.
   *
   * @param near names of components and interfaces whose pages are looked at first
   */
  getType(name: string, near: readonly string[], product?: ProductFolder): ApiReference {
    const own = this.findPage(name, product);
    const href = own ? `${own.pathname}/` : this.findTypeHref(name, near, product);
    if (!href && !this.data.exports.includes(name)) {
      throw new Error(`The packages export no \`${name}\`. ${suggestNames(name, this.data.exports)}`);
    }
    return { name, href };
  }

  /** The place of a type's definition, on one of the pages `near` or any other of the product. */
  findTypeHref(name: string, near: readonly string[], product?: ProductFolder): string | undefined {
    const nearPages = near.flatMap((item) => this.findPage(item, product) ?? []);
    const productPages = this.data.pages.filter((page) => page.product === product);
    for (const page of [...nearPages, ...productPages]) {
      const anchor = this.getTypeAnchors(page).get(name);
      if (anchor) {
        return `${page.pathname}/#${anchor}`;
      }
    }
    return undefined;
  }

  /**
   * The one symbol that inline code can mean on a page; undefined when there is none, or more than one.
   *
   * The plans of a component are one, and so are components that take a prop from the same interface.
   *
   * @param components as in the page's front matter
   */
  findByCode(code: string, components: readonly string[], product?: ProductFolder): ApiReference | undefined {
    const own = this.findPage(code, product);
    if (own && own.product === product) {
      return { name: code, href: `${own.pathname}/` };
    }
    const found: { href: string; kind: MemberKind; owner: string; declaredIn?: string }[] = [];
    for (const component of components) {
      const page = this.findPage(component, product);
      for (const kind of page ? (['prop', 'slot'] as const) : []) {
        if (page && listNames(page, kind).includes(code)) {
          const declaredIn =
            kind === 'prop' ? listMembers(page).find(({ name }) => name === code)?.declaredIn : undefined;
          const href = getMemberHref(page, kind, code);
          found.push({ href, kind, owner: removePlan(page.name), declaredIn });
        }
      }
    }
    const [first, ...others] = found;
    const isOne = others.every(
      ({ kind, owner, declaredIn }) =>
        kind === first?.kind &&
        (owner === first.owner || (declaredIn !== undefined && declaredIn === first.declaredIn)),
    );
    return first && isOne ? { name: code, href: first.href } : undefined;
  }

  private splitMember(kind: MemberKind, text: string, product?: ProductFolder) {
    const dot = text.indexOf('.');
    if (dot < 1) {
      throw new Error(`\`${text}\` does not say whose it is. Write the component too: \`DataGrid.${text}\`.`);
    }
    const owner = text.slice(0, dot);
    const name = text.slice(dot + 1);
    const page = this.getPage(owner, product);
    const names = listNames(page, kind);
    if (!names.includes(name)) {
      const remedy = suggestNames(name, names, `${owner}.`);
      throw new Error(`\`${owner}\` has no ${KIND_WORDS[kind]} \`${name}\`. ${remedy}`);
    }
    return { page, name };
  }

  private getTypeAnchors(page: ApiPage): Map<string, string> {
    let anchors = this.typeAnchors.get(page);
    if (!anchors) {
      const types = selectTypes(page, this.data.types);
      const byId = createTypeAnchors(types);
      // Of a name that several have, the first.
      anchors = new Map(types.toReversed().map(({ id, name }) => [name, byId.get(id)!]));
      this.typeAnchors.set(page, anchors);
    }
    return anchors;
  }
}

function getMemberHref(page: LinkedApiPage, kind: MemberKind, name: string): string {
  return `${page.pathname}/#${pathnameToSlug(page.pathname)}-${ID_PARTS[kind]}-${name}`;
}
