import ts from 'typescript';
import { getSpecifier, isDayjsImport } from './dayjsImports';
import type { CollectedImport } from './importCollector';
import type { ModuleContext } from './moduleContext';
import { REMOVED } from './renderSource';

function writeNames(values: readonly string[], types: readonly string[]): string {
  return [...values, ...types.map((name) => `type ${name}`)].join(', ');
}

/** `import { format, type Locale } from 'date-fns';` */
function writeImport(specifier: string, { defaultName, values, types }: CollectedImport): string {
  const names = [...values]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, local]) => (name === local ? name : `${name} as ${local}`));
  // A class is a type as well.
  const typeNames = [...types].filter((name) => !values.has(name)).toSorted();
  if (!defaultName && names.length === 0) {
    return `import type { ${typeNames.join(', ')} } from '${specifier}';`;
  }
  const named = names.length + typeNames.length > 0 ? `{ ${writeNames(names, typeNames)} }` : undefined;
  return `import ${[defaultName, named].filter(Boolean).join(', ')} from '${specifier}';`;
}

/** The imports of the library, those of languages last. */
function writeCollected({ imports }: ModuleContext): string[] {
  return [...imports.collected]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([specifier, collected]) => writeImport(specifier, collected));
}

function isOfReact(statement: ts.ImportDeclaration): boolean {
  return /^(react|react-dom)(\/|$)/.test(getSpecifier(statement));
}

/** The import in whose place those of the library are written: that of Day.js, or the first that is not React's. */
function findPlace(statements: readonly ts.ImportDeclaration[], { dayjsImports }: ModuleContext) {
  return (
    dayjsImports.library[0] ??
    statements.find((statement) => isDayjsImport(dayjsImports, statement)) ??
    statements.find((statement) => !isOfReact(statement))
  );
}

/** The text of each import of a module, after everything else of it was rendered. */
export function renderImports(context: ModuleContext): Map<ts.Node, string> {
  const { source, dayjsImports, library, writer } = context;
  const statements = source.statements.filter(ts.isImportDeclaration);
  const place = findPlace(statements, context);
  const collected = writeCollected(context);
  const texts = new Map<ts.Node, string>();
  const localeNames = new Map([...dayjsImports.locales].map(([name, statement]) => [statement, name]));
  for (const statement of statements) {
    const lines = statement === place ? [...collected] : [];
    const locale = localeNames.get(statement);
    if (locale && library === 'moment' && locale !== 'en') {
      lines.push(`import 'moment/locale/${locale}';`);
    } else if (dayjsImports.adapters.includes(statement)) {
      lines.push(statement.getText(source).replaceAll('AdapterDayjs', writer.adapter));
    } else if (!isDayjsImport(dayjsImports, statement)) {
      lines.push(statement.getText(source));
    }
    if (statement === statements.at(-1) && library === 'moment' && localeNames.size > 0) {
      // Each file of a language makes it that of all dates.
      lines.push('', "moment.locale('en');");
    }
    texts.set(statement, lines.length > 0 ? lines.join('\n') : REMOVED);
  }
  return texts;
}
