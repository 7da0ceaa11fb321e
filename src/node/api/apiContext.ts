import type ts from 'typescript';
import type { ProductFolder } from '../../shared/products/products';
import type { Problem } from '../base/problems/problem';
import type { ApiExport } from './findExports';
import type { Probes } from './createProbes';
import type { TypeRegistry } from './typeRegistry';

/** What every step of the extraction needs. */
export interface ApiContext {
  projectDirectory: string;
  checker: ts.TypeChecker;
  exports: Map<ProductFolder, Map<string, ApiExport>>;
  registry: TypeRegistry;
  probes: Probes;
  problems: Problem[];
  /** Whether nobody reads the JSDoc: tags that do not parse are no problem then. */
  ignoresDocs?: boolean;
  /** What the pickers' type of dates may be, by adapter: `Dayjs`, `Moment`. */
  dateTypes: string[];
  getTypeId: (symbol: ts.Symbol) => string | undefined;
}
