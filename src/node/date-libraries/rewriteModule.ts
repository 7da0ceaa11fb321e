import ts from 'typescript';
import type { OtherDateLibrary } from '../../shared/dateLibraries';
import { isDayjsImport, readDayjsImports } from './dayjsImports';
import { createImportCollector } from './importCollector';
import { listDeclaredNames } from './listDeclaredNames';
import { dateFns } from './libraries/dateFns';
import type { LibraryWriter } from './libraries/libraryWriter';
import { luxon } from './libraries/luxon';
import { createMoment } from './libraries/moment';
import type { ModuleContext, Rule } from './moduleContext';
import { dropRemoved, REMOVED, renderChildren } from './renderSource';
import { refuseAttributes, renderAdapterLocale, renderDateAdapter } from './rules/attributes';
import { isExtension, renderCreation } from './rules/creations';
import { renderComparison, renderDateCall } from './rules/dateCalls';
import {
  refuseOthers,
  refuseTexts,
  refuseUnknown,
  renderAdapter,
  renderFormat,
  renderType,
} from './rules/names';
import { renderChainWithDefault, renderNegatedChain, renderOptionalChain } from './rules/optionalChains';
import { UntranslatableError } from './untranslatable';
import { renderImports } from './writeImports';

/** The first that applies gives the text of a node. */
const RULES: readonly Rule[] = [
  refuseTexts,
  refuseUnknown,
  refuseAttributes,
  renderDateAdapter,
  renderAdapterLocale,
  renderFormat,
  renderType,
  renderAdapter,
  renderChainWithDefault,
  renderNegatedChain,
  renderComparison,
  renderOptionalChain,
  renderDateCall,
  (node, context) => (isExtension(node, context) ? REMOVED : undefined),
  renderCreation,
  refuseOthers,
];

/** An expression that has no form in a library. */
export interface Untranslatable {
  node: ts.Node;
  message: string;
}

export interface RewrittenModule {
  text: string;
  untranslatable: Untranslatable[];
}

export interface RewriteModuleOptions {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  library: OtherDateLibrary;
  /** Literals that are formats. */
  formats: ReadonlySet<ts.Node>;
}

function createWriter(library: OtherDateLibrary, hasZones: boolean): LibraryWriter {
  switch (library) {
    case 'date-fns':
      return dateFns;
    case 'luxon':
      return luxon;
    case 'moment':
      return createMoment(hasZones);
  }
}

/** Writes a module of Day.js for another library; its layout stays where nothing is replaced. */
export function rewriteModule({ source, checker, library, formats }: RewriteModuleOptions): RewrittenModule {
  const untranslatable: Untranslatable[] = [];
  const dayjsImports = readDayjsImports(source);
  const context: ModuleContext = {
    source,
    checker,
    library,
    writer: createWriter(library, dayjsImports.plugins.has('timezone')),
    imports: createImportCollector(listDeclaredNames(source, (node) => isDayjsImport(dayjsImports, node))),
    dayjsImports,
    formats,
    report: (node, message) => untranslatable.push({ node, message }),
    render: (node) => {
      try {
        for (const rule of RULES) {
          const text = rule(node, context);
          if (text !== undefined) {
            return text;
          }
        }
      } catch (error) {
        if (!(error instanceof UntranslatableError)) {
          throw error;
        }
        context.report(node, error.message);
        return node.getText(source);
      }
      return renderChildren(node, source, context.render);
    },
  };
  for (const other of dayjsImports.others) {
    context.report(other, 'The module uses other date libraries as well.');
  }
  if (library === 'date-fns') {
    for (const [name, statement] of dayjsImports.plugins) {
      if (name === 'utc' || name === 'timezone') {
        context.report(statement, 'Dates of date-fns have no time zone, and its adapter knows none.');
      }
    }
  }
  const statements = source.statements.map((statement) => ({
    statement,
    text: ts.isImportDeclaration(statement) ? '' : context.render(statement),
  }));
  if (library === 'moment' && dayjsImports.locales.size > 0) {
    context.imports.importDefault(
      'moment',
      dayjsImports.plugins.has('timezone') ? 'moment-timezone' : 'moment',
    );
  }
  const imports = renderImports(context);
  let text = '';
  let end = 0;
  for (const { statement, text: rendered } of statements) {
    const start = statement.getStart(source);
    text += source.text.slice(end, start) + (imports.get(statement) ?? rendered);
    end = statement.end;
  }
  return { text: dropRemoved(text + source.text.slice(end)), untranslatable };
}
