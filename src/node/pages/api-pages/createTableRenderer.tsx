import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../client/providers/language/LanguageProvider';
import type { ApiEvent, ApiMethod, ApiObject, ApiSelector } from '../../api/types/apiTables';
import type { NamedType } from '../../api/types/namedType';
import type { Language } from '../../../shared/languages/languages';
import { localizeHref } from '../../../shared/paths/localizeHref';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { ProductFolder } from '../../../shared/products/products';
import { listMembers, pathnameToSlug, suggestNames, type ApiLookup } from '../../api/apiLookup';
import { ApiViewProvider } from './ApiViewContext';
import type { RenderDoc } from './createRenderDoc';
import { EventRows } from './views/EventRows';
import { EmbeddedTable, type RowGroup } from './views/EmbeddedTable';
import { MemberRows } from './views/MemberRows';
import { MethodRows } from './views/MethodRows';
import { SelectorRows } from './views/SelectorRows';
import { getBuildTranslations } from '../../base/texts/buildTranslations';
import { SHARED_OBJECT } from '../../api/sharedObject';
import { listFamily } from '../../api/memberPlans';

export type ApiTableKind = 'props' | 'events' | 'selectors' | 'methods';

/** A part of the API that a guide shows: `::props{of="GridColDef" only="field,width"}`. */
interface ApiTableRequest {
  kind: ApiTableKind;
  /** As in the directive. */
  attributes: Record<string, string>;
  language: Language;
  product?: ProductFolder;
}

interface RenderedApiTable {
  html: string;
  /** Ids of the rows. */
  ids: string[];
}

/**
 * Draws rows of the API for a guide.
 *
 * @throws when an attribute names what does not exist; the message names the nearest that does
 */
export type RenderApiTable = (request: ApiTableRequest) => RenderedApiTable;

interface TableRendererData {
  lookup: ApiLookup;
  events: ApiEvent[];
  selectors: ApiSelector[];
  objects: ApiObject[];
  /** Every named type, by id. */
  types: ReadonlyMap<string, NamedType>;
  renderDoc: RenderDoc;
  pathnames: ReadonlySet<string>;
}

/** The pages that define the types of events, selectors and methods. */
const TYPE_PAGES = [
  SHARED_OBJECT.name,
  ...listFamily(SHARED_OBJECT.component)
    .map(({ name }) => name)
    .toReversed(),
];

/** The value of `category` that names the selectors without one. */
const NO_CATEGORY = 'other';

/** `'field, width' -> ['field', 'width']` */
function splitNames(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** The rows that `only` names, in its order; all without it. */
function pick<Row extends { name: string }>(rows: readonly Row[], only: string | undefined): Row[] {
  if (only === undefined) {
    return [...rows];
  }
  return splitNames(only).map((name) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row) {
      throw new Error(
        `\`only\` names \`${name}\`. ${suggestNames(
          name,
          rows.map((item) => item.name),
        )}`,
      );
    }
    return row;
  });
}

/** Rows by what `getKey` says of them, groups in the order of their first rows. */
function groupRows<Row>(rows: readonly Row[], getKey: (row: Row) => string): RowGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  }
  return [...groups].map(([name, own]) => ({ name, rows: own }));
}

/** The rows of the groups that an attribute names; all without it. */
function pickGroups<Row>(
  rows: readonly Row[],
  wanted: string | undefined,
  getKey: (row: Row) => string,
): Row[] {
  if (wanted === undefined) {
    return [...rows];
  }
  const known = new Set(rows.map(getKey));
  return splitNames(wanted).flatMap((name) => {
    if (!known.has(name)) {
      throw new Error(`There is no group \`${name}\`. ${suggestNames(name, known)}`);
    }
    return rows.filter((row) => getKey(row) === name);
  });
}

const getCategory = ({ category }: ApiSelector) => category ?? NO_CATEGORY;
const getGroup = ({ group }: ApiMethod) => group;

/** Makes what renders the tables of guides, from the extracted data. */
export function createTableRenderer(data: TableRendererData): RenderApiTable {
  const { lookup, types, renderDoc, pathnames } = data;

  const getTypeHref = (id: string, language: Language): string | undefined => {
    const type = types.get(id);
    if (!type) {
      return undefined;
    }
    if (type.pathname && pathnames.has(type.pathname)) {
      return pathnameToHref(type.pathname, language);
    }
    const href = lookup.findTypeHref(type.name, TYPE_PAGES, type.product);
    return href && localizeHref(href, language);
  };

  const toHtml = (content: ReactNode, slug: string, language: Language) =>
    renderToStaticMarkup(
      <LanguageProvider language={language} translations={getBuildTranslations()}>
        <ApiViewProvider
          value={{
            slug,
            getTypeHref: (id) => getTypeHref(id, language),
            renderDoc: (markdown) => renderDoc(markdown, language),
            getHref: (pathname) => (pathnames.has(pathname) ? pathnameToHref(pathname, language) : undefined),
            getCode: () => '',
            getDemos: () => [],
          }}
        >
          {content}
        </ApiViewProvider>
      </LanguageProvider>,
    );

  return ({ kind, attributes, language, product }) => {
    const { of = '', only, category, group } = attributes;
    if (kind === 'props') {
      const page = lookup.getPage(of, product);
      const slug = pathnameToSlug(page.pathname);
      const members = pick(listMembers(page), only);
      const content = <EmbeddedTable groups={[{ name: '', rows: members }]} Rows={MemberTable} />;
      return {
        html: toHtml(content, slug, language),
        ids: members.map(({ name }) => `${slug}-prop-${name}`),
      };
    }
    if (kind === 'events') {
      const events = pick(data.events, only);
      const content = (
        <EmbeddedTable
          groups={[{ name: '', rows: events }]}
          hasFilter={only === undefined}
          Rows={EventRows}
        />
      );
      return { html: toHtml(content, '', language), ids: events.map(({ name }) => `event-${name}`) };
    }
    if (kind === 'selectors') {
      const selectors = pick(pickGroups(data.selectors, category, getCategory), only);
      const isAll = only === undefined && category === undefined;
      // Selectors without a category come last.
      const sorted = selectors.toSorted((a, b) => Number(!a.category) - Number(!b.category));
      const groups = isAll ? groupRows(sorted, getCategory) : [{ name: '', rows: selectors }];
      const content = <EmbeddedTable groups={groups} hasFilter={isAll} Rows={SelectorRows} />;
      return { html: toHtml(content, '', language), ids: selectors.map(({ name }) => `selector-${name}`) };
    }
    const object = data.objects.find(({ name }) => name === of);
    if (!object) {
      throw new Error(
        `There is no API object \`${of}\`. ${suggestNames(
          of,
          data.objects.map(({ name }) => name),
        )}`,
      );
    }
    const methods = pick(pickGroups(object.methods, group, getGroup), only);
    const isAll = only === undefined && group === undefined;
    const groups = isAll ? groupRows(methods, getGroup) : [{ name: '', rows: methods }];
    const content = <EmbeddedTable groups={groups} hasFilter={isAll} Rows={MethodRows} />;
    return { html: toHtml(content, '', language), ids: methods.map(({ name }) => `method-${name}`) };
  };
}

function MemberTable({ rows }: { rows: Parameters<typeof MemberRows>[0]['members'] }) {
  return <MemberRows members={rows} />;
}
