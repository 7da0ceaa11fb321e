import type ts from 'typescript';
import type { ApiIndexEntry } from './types/apiIndex';
import type { ApiPage } from './types/apiPage';
import type { ApiContext } from './apiContext';
import { getExportPlan } from './describeSymbol';
import { extractComponent } from './extractComponent';
import { extractHook } from './extractHook';
import { extractInterface, isTypeSymbol } from './extractInterface';
import { removeUnstable, type ApiExport } from './findExports';

interface ExtractedSymbols {
  entries: ApiIndexEntry[];
  /** By file: `charts/BarChart`. */
  pages: Map<string, ApiPage>;
}

/** Describes every public export: components, hooks and types that have a page in full, the others by name. */
export function extractSymbols(context: ApiContext, pathnames: Map<ApiExport, string>): ExtractedSymbols {
  const entries: ApiIndexEntry[] = [];
  const pages = new Map<string, ApiPage>();
  for (const exports of context.exports.values()) {
    for (const found of exports.values()) {
      const pathname = pathnames.get(found);
      const page = extractPage(context, found, pathname);
      const file = page && `${found.product}/${found.exportName}`;
      if (page && file) {
        pages.set(file, { ...page, ...(pathname && { pathname }) });
      } else if (pathname) {
        context.problems.push({
          file: 'data/navigation',
          message: `\`${pathname}\` shows \`${found.exportName}\`, which is neither a component nor a hook nor a type.`,
        });
      }
      entries.push(createEntry(context, found, { page, file, pathname }));
    }
  }
  return { entries, pages };
}

function extractPage(
  context: ApiContext,
  found: ApiExport,
  pathname: string | undefined,
): ApiPage | undefined {
  const symbol = found.sources[0]?.symbol;
  if (!symbol?.declarations?.length) {
    reportMissing(context, found);
    return undefined;
  }
  const name = removeUnstable(found.exportName);
  if (/^use[A-Z]/.test(name)) {
    return extractHook(context, found);
  }
  if (isComponent(context, symbol)) {
    return extractComponent(context, found);
  }
  return pathname && isTypeSymbol(symbol) ? extractInterface(context, found) : undefined;
}

/** A function with a capital that returns something React can show. */
function isComponent({ checker }: ApiContext, symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z][a-z]|^(Unstable_|unstable_)[A-Z]/.test(symbol.name)) {
    return false;
  }
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const returned = signature && checker.typeToString(signature.getReturnType());
  return returned !== undefined && /\b(Element|ReactNode|ReactPortal|ReactElement)\b/.test(returned);
}

function reportMissing({ problems }: ApiContext, { exportName, sources }: ApiExport): void {
  const [source] = sources;
  const message = `${source?.packageName} exports \`${exportName}\`, which has no declaration: the file that declares it is missing or does not parse.`;
  problems.push({ file: `node_modules/${source?.packageName}/package.json`, message });
}

function createEntry(
  context: ApiContext,
  found: ApiExport,
  { page, file, pathname }: { page?: ApiPage; file?: string; pathname?: string },
): ApiIndexEntry {
  const symbol = found.sources[0]?.symbol;
  const plan = getExportPlan(found);
  const typeId = symbol && isTypeSymbol(symbol) ? context.getTypeId(symbol) : undefined;
  return {
    name: removeUnstable(found.exportName),
    exportName: found.exportName,
    product: found.product,
    kind: page?.kind ?? (typeId ? 'type' : 'value'),
    ...(pathname && { pathname }),
    ...(file && { file }),
    packages: found.sources.map(({ packageName }) => packageName),
    ...(plan && { plan }),
    ...(typeId && { typeId }),
  };
}
