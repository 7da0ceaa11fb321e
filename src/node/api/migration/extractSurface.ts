import type { ApiMember } from '../types/apiMember';
import type { ApiComponent, ApiHook } from '../types/apiPage';
import type { TypeText } from '../types/typeText';
import type { ApiNameKind } from '../../../shared/products/migration';
import type { ProductFolder } from '../../../shared/products/products';
import type { ApiContext } from '../apiContext';
import { readApiPackages } from '../apiPackages';
import { createApiContext } from '../createApiContext';
import { describeType } from '../describeType';
import { extractRefObject } from '../extractApiObjects';
import { extractInterface } from '../extractInterface';
import { extractNamedTypes } from '../extractNamedTypes';
import { extractSymbols } from '../extractSymbols';
import type { ApiExport } from '../findExports';
import { readSymbolDoc } from '../readSymbolDoc';
import type { Problem } from '../../base/problems/problem';
import type { SurfaceItem } from './surfaceItem';

/** Types that say again what the component says: `TreeItemProps`, `TreeItemClasses`. */
const COMPONENT_TYPE = /^(\w+?)(Props|Slots|SlotProps|Classes)$/;

interface SurfaceToExtract {
  /** Where the packages are installed, with the versions that its package.json pins. */
  directory: string;
  product: ProductFolder;
  packages: readonly string[];
}

/** Reads what a version of a product lets people write, with the extractor of the API reference. */
export async function extractSurface(
  { directory, product, packages }: SurfaceToExtract,
  problems: Problem[],
): Promise<SurfaceItem[]> {
  const installed = await readApiPackages(directory, problems, packages);
  const context: ApiContext = {
    ...createApiContext(directory, installed, problems).context,
    ignoresDocs: true,
  };
  const { pages } = extractSymbols(context, new Map());
  const exports = [...(context.exports.get(product)?.values() ?? [])];
  const entryPoints = new Set(exports.flatMap(listSpecifiers));
  const items: SurfaceItem[] = [...entryPoints].map((name) => ({ what: 'entry point', name }));
  const components = new Set(
    [...pages.values()].flatMap((page) => (page.kind === 'component' ? page.exportName : [])),
  );
  for (const found of exports) {
    const { exportName } = found;
    const symbol = found.sources[0]?.symbol;
    const isDeprecated = symbol && readSymbolDoc(context, symbol).deprecation !== undefined;
    items.push({
      what: 'export',
      name: exportName,
      owner: exportName,
      ...(isDeprecated && { isDeprecated }),
    });
    for (const name of listSpecifiers(found)) {
      items.push({ what: 'import', owner: exportName, name });
    }
    const page = pages.get(`${product}/${exportName}`);
    const [, component] = COMPONENT_TYPE.exec(exportName) ?? [];
    if (page?.kind === 'component') {
      items.push(...listComponentItems(context, found, page));
    } else if (page?.kind === 'hook') {
      items.push(...listHookItems(page));
    } else if (!component || !components.has(component)) {
      items.push(...listTypeItems(context, found));
    }
  }
  items.push(...listUnexportedItems(context));
  return items;
}

function listSpecifiers({ sources }: ApiExport): string[] {
  return sources.flatMap(({ specifiers }) => specifiers);
}

function getText({ text, full }: TypeText): string {
  return full ?? text;
}

function listHookItems({ exportName, declaration, parameters, returned }: ApiHook): SurfaceItem[] {
  return [
    { what: 'type', owner: exportName, name: '', type: declaration },
    ...listMembers('parameter', exportName, parameters),
    ...listMembers('result', exportName, returned),
  ];
}

function listComponentItems(context: ApiContext, found: ApiExport, page: ApiComponent): SurfaceItem[] {
  const owner = page.exportName;
  const methods = extractRefObject(context, found, page.product)?.methods ?? [];
  return [
    ...listMembers('prop', owner, [...page.props, ...page.inherited.flatMap(({ members }) => members)]),
    ...page.slots.map(({ name, propsType, default: value, deprecation }): SurfaceItem => ({
      what: 'slot',
      owner,
      name,
      ...(propsType && { type: getText(propsType) }),
      ...(value && { default: value }),
      ...markDeprecated(deprecation),
    })),
    ...page.classes.map(({ key, className, deprecation }): SurfaceItem => ({
      what: 'class',
      owner,
      name: key,
      type: className,
      ...markDeprecated(deprecation),
    })),
    ...methods.map(({ name, type, deprecation }): SurfaceItem => ({
      what: 'method',
      owner,
      name,
      type: getText(type),
      ...markDeprecated(deprecation),
    })),
    ...(page.themeName ? [{ what: 'theme' as const, owner, name: '', type: page.themeName }] : []),
    ...(page.ref ? [{ what: 'ref' as const, owner, name: '', type: getText(page.ref) }] : []),
  ];
}

function listMembers(what: ApiNameKind, owner: string, members: readonly ApiMember[]): SurfaceItem[] {
  return members.map(({ name, type, isRequired, default: value, deprecation }) => ({
    what,
    owner,
    name,
    type: getText(type),
    ...(isRequired && { isRequired }),
    ...(value && { default: value }),
    ...markDeprecated(deprecation),
  }));
}

function markDeprecated(deprecation: string | undefined): Pick<SurfaceItem, 'isDeprecated'> {
  return deprecation === undefined ? {} : { isDeprecated: true };
}

/** The fields of types that the items above mention, and that have no export of their own. */
function listUnexportedItems(context: ApiContext): SurfaceItem[] {
  return extractNamedTypes(context, new Map())
    .filter(({ isExported }) => !isExported)
    .flatMap(({ name, members = [] }) => listMembers('member', name, members));
}

/** The fields of a type, or what it stands for; the type of a function or constant. */
function listTypeItems(context: ApiContext, found: ApiExport): SurfaceItem[] {
  const owner = found.exportName;
  // A package may give a name other fields than the one it is on, as those that augment themes do.
  const versions = found.sources.flatMap(
    (source) => extractInterface(context, { ...found, sources: [source] }) ?? [],
  );
  if (versions.length > 0) {
    const [declaration] = versions.flatMap((version) => version.declaration ?? []);
    const members = new Map(
      versions.flatMap((version) => version.members).map((member) => [member.name, member]),
    );
    return [
      ...(declaration ? [{ what: 'type' as const, owner, name: '', type: getText(declaration) }] : []),
      ...listMembers('member', owner, [...members.values()]),
    ];
  }
  const symbol = found.sources[0]?.symbol;
  const value = symbol?.valueDeclaration && context.checker.getTypeOfSymbol(symbol);
  return value
    ? [{ what: 'type', owner, name: '', type: getText(describeType(context, { type: value })) }]
    : [];
}
