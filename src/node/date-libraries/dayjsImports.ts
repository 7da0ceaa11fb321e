import ts from 'typescript';
import { getDateAdapter } from '../base/packages/pickers';

/** What a module imports of Day.js and its adapter. */
export interface DayjsImports {
  /** `import dayjs, { type Dayjs } from 'dayjs'` */
  library: ts.ImportDeclaration[];
  /** `import utc from 'dayjs/plugin/utc'` by the name of the plugin */
  plugins: Map<string, ts.ImportDeclaration>;
  /** `import 'dayjs/locale/de'` by the name of the locale */
  locales: Map<string, ts.ImportDeclaration>;
  adapters: ts.ImportDeclaration[];
  /** Imports of other date libraries and adapters. */
  others: ts.ImportDeclaration[];
}

const OTHER_LIBRARY = /^(date-fns|luxon|moment|moment-timezone)(\/|$)/;

export function getSpecifier(statement: ts.ImportDeclaration): string {
  return (statement.moduleSpecifier as ts.StringLiteral).text;
}

export function readDayjsImports(source: ts.SourceFile): DayjsImports {
  const imports: DayjsImports = {
    library: [],
    plugins: new Map(),
    locales: new Map(),
    adapters: [],
    others: [],
  };
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const specifier = getSpecifier(statement);
    const [, kind, name = ''] = /^dayjs\/(?:esm\/)?(plugin|locale)\/([^./]+)/.exec(specifier) ?? [];
    const adapter = getDateAdapter(specifier);
    if (specifier === 'dayjs') {
      imports.library.push(statement);
    } else if (kind) {
      imports[kind === 'plugin' ? 'plugins' : 'locales'].set(name, statement);
    } else if (adapter === 'AdapterDayjs') {
      imports.adapters.push(statement);
    } else if (adapter || OTHER_LIBRARY.test(specifier)) {
      imports.others.push(statement);
    }
  }
  return imports;
}

/** True for imports that other imports take the place of. */
export function isDayjsImport(imports: DayjsImports, statement: ts.ImportDeclaration): boolean {
  return (
    imports.library.includes(statement) ||
    [...imports.plugins.values(), ...imports.locales.values()].includes(statement)
  );
}
