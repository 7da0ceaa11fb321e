import ts from 'typescript';
import type { ApiIndexEntry } from './types/apiIndex';
import type { Problem } from '../base/problems/problem';
import type { ApiContext } from './apiContext';
import type { ApiPackage } from './apiPackages';
import { addProbe, createApiProgram, type ApiProgram } from './createApiProgram';
import { createProbeText, readProbes } from './createProbes';
import { findExports, removeUnstable, type ApiExport } from './findExports';
import { createTypeRegistry } from './typeRegistry';
import { PICKERS } from '../base/packages/pickers';

/**
 * Reads the packages, and what the steps of the extraction need to know about them.
 *
 * @returns the exports of the date adapters apart: only the index names them
 */
export function createApiContext(
  projectDirectory: string,
  packages: readonly ApiPackage[],
  problems: Problem[],
) {
  const first = createApiProgram(projectDirectory, packages, problems);
  const names = [...findExports(first, packages).values()].flatMap((exports) => [...exports.values()]);
  const probed = addProbe(first, projectDirectory, createProbeText(names));
  const exports = findExports(probed, packages);
  const registry = createTypeRegistry();
  const dates = exports.get(PICKERS.product)?.get(PICKERS.dateType)?.sources[0]?.symbol;
  const adapters = names
    .filter(({ product, exportName }) => !exports.get(product)?.has(exportName))
    .map(describeByName);
  const context: ApiContext = {
    projectDirectory,
    checker: probed.checker,
    exports,
    probes: readProbes(probed.checker, probed.probe),
    registry,
    getTypeId(symbol) {
      const isProbe =
        symbol.name === PICKERS.dateType && symbol.declarations?.[0]?.getSourceFile() === probed.probe;
      return registry.getId(isProbe && dates ? dates : symbol);
    },
    problems,
    dateTypes: listDateTypes(first, packages),
  };
  return { context, adapters };
}

function describeByName(found: ApiExport): ApiIndexEntry {
  const packages = found.sources.map(({ packageName }) => packageName);
  const name = removeUnstable(found.exportName);
  return { name, exportName: found.exportName, product: found.product, kind: 'value', packages };
}

/** The types that date adapters add to the pickers' type of dates. */
function listDateTypes(program: ApiProgram, packages: readonly ApiPackage[]): string[] {
  const lookup = findExports(program, packages).get(PICKERS.product)?.get(`${PICKERS.dateType}Lookup`);
  const symbol = lookup?.sources[0]?.symbol;
  const properties = symbol ? program.checker.getDeclaredTypeOfSymbol(symbol).getProperties() : [];
  const types = properties.flatMap(({ declarations = [] }) =>
    declarations.filter(ts.isPropertySignature).flatMap(({ type }) => type?.getText() ?? []),
  );
  return [...new Set(types)].toSorted();
}
