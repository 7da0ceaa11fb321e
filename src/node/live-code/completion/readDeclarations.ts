import type { ApiIndexEntry } from '../../api/types/apiIndex';
import type { ApiMember } from '../../api/types/apiMember';
import type { ApiComponent, ApiPage } from '../../api/types/apiPage';
import type { NamedType } from '../../api/types/namedType';
import { readApiIndex, readApiPage } from '../../api/apiFiles';
import { readAllTypes } from '../../api/readApiSymbols';
import { splitTypeText } from '../../api/splitTypeText';
import type { TypeDeclarations } from '../../api/type-reader/createTypeReader';
import { listProps } from './describeComponent';

/** A page with rows of props or members. */
export interface RowListing extends Pick<ApiPage, 'plan'> {
  members: readonly ApiMember[];
}

/** All that the extracted API declares, as far as the editor has a use for it. */
export interface Declarations extends TypeDeclarations {
  entries: readonly ApiIndexEntry[];
  /** The components that have facts, by file. */
  pages: ReadonlyMap<string, ApiComponent>;
  /** Files of the types that have the members of a component: `x-charts/BarChartProps` -> `charts/BarChart`. */
  propsFiles: ReadonlyMap<string, string>;
  /** The names that have a row on a page, by its pathname. */
  rows: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pages of components and interfaces, by their pathname. */
  listings: ReadonlyMap<string, RowListing>;
}

/** The version in the id of a type that a package brings along in a second version: `x-charts@8.28.2/BarSeries`. */
const VERSION = /@[\d.]+(?=\/)/;

function listRows(page: ApiPage): ApiMember[] | undefined {
  if (page.kind === 'component') {
    return listProps(page);
  }
  return page.kind === 'interface' ? page.members : undefined;
}

/** A page of a union has the members of its main part, with those of all plans; this lists what only other parts have. */
function listOtherMembers(
  members: readonly ApiMember[],
  { declaration }: NamedType,
  types: ReadonlyMap<string, NamedType>,
): ApiMember[] {
  const parts = splitTypeText(declaration?.full ?? declaration?.text ?? '', ' | ');
  const others = new Map<string, ApiMember>();
  for (const part of parts.length > 1 ? parts : []) {
    for (const { isRequired: _, ...member } of types.get(declaration?.types?.[part] ?? '')?.members ?? []) {
      others.set(member.name, member);
    }
  }
  members.forEach(({ name }) => others.delete(name));
  return [...others.values()];
}

function hasSameNames(members: readonly ApiMember[] | undefined, names: ReadonlySet<string>): boolean {
  return !members || (members.length === names.size && members.every(({ name }) => names.has(name)));
}

/** @throws ProblemsError where no API was extracted */
export async function readDeclarations(projectDirectory: string): Promise<Declarations> {
  const { entries } = await readApiIndex(projectDirectory);
  const types = await readAllTypes(projectDirectory);
  const pages = new Map<string, ApiComponent>();
  const components = new Map<string, ApiMember[]>();
  const rows = new Map<string, ReadonlySet<string>>();
  const listings = new Map<string, RowListing>();
  const files = new Map<string, string>();
  for (const { file, pathname, typeId } of entries) {
    const page = file === undefined ? undefined : await readApiPage(projectDirectory, file);
    const members = page && listRows(page);
    if (page && members && pathname) {
      rows.set(pathname, new Set(members.map(({ name }) => name)));
      listings.set(pathname, { plan: page.plan, members });
    }
    if (page?.kind === 'component') {
      pages.set(file!, page);
      components.set(page.exportName, members!);
      if (pathname) {
        files.set(pathname, file!);
      }
    }
    const type = typeId === undefined ? undefined : types.get(typeId);
    if (page?.kind === 'interface' && type) {
      types.set(type.id, {
        ...type,
        members: [...page.members, ...listOtherMembers(page.members, type, types)],
      });
    }
  }
  const propsFiles = new Map<string, string>();
  for (const { id, pathname, members } of types.values()) {
    const file = files.get(pathname ?? '');
    if (file && hasSameNames(members, rows.get(pathname!)!)) {
      propsFiles.set(id, file);
    }
  }
  const named = new Map<string, NamedType>();
  for (const [id, type] of types) {
    const file = propsFiles.get(id);
    const current = types.get(id.replace(VERSION, '')) ?? type;
    named.set(id, file ? { ...current, members: listProps(pages.get(file)!) } : current);
  }
  return { entries, named, components, pages, propsFiles, rows, listings };
}
