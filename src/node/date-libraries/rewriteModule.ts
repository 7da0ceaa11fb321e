import ts from 'typescript';
import { DATE_LIBRARY_NAMES, type OtherDateLibrary } from '../../shared/demo/dateLibraries';
import { listDeclaredNames } from '../base/code/listDeclaredNames';
import { isDayjsImport, readDayjsImports } from './dayjsImports';
import { createImportCollector } from './importCollector';
import { dateFns } from './libraries/dateFns';
import type { LibraryWriter } from './libraries/libraryWriter';
import { getLocaleFile } from './libraries/locales';
import { luxon } from './libraries/luxon';
import { createMoment } from './libraries/moment';
import type { ModuleContext, Rule } from './moduleContext';
import { dropRemoved, losesComment, REMOVED, renderChildren } from './renderSource';
import { refuseAttributes, renderAdapterLocale, renderDateAdapter } from './rules/attributes';
import { isExtension, renderCreation } from './rules/creations';
import { renderComparison, renderDateCall } from './rules/dateCalls';
import {
  refuseOthers,
  refuseUnknown,
  renderAdapter,
  renderFormat,
  renderStateType,
  renderType,
} from './rules/names';
import { renderMentions, renderTextMentions } from './rules/mentions';
import { renderChainWithDefault, renderNegatedChain, renderOptionalChain } from './rules/optionalChains';
import { refuseJson, refuseText } from './rules/textsOfDates';
import { UntranslatableError } from './formats/untranslatable';
import { renderImports } from './writeImports';

/** The first that applies gives the text of a node. */
const RULES: readonly Rule[] = [
  refuseText,
  refuseJson,
  refuseUnknown,
  refuseAttributes,
  renderDateAdapter,
  renderAdapterLocale,
  renderFormat,
  renderTextMentions,
  renderType,
  renderAdapter,
  renderChainWithDefault,
  renderNegatedChain,
  renderComparison,
  renderOptionalChain,
  renderDateCall,
  renderStateType,
  (node, context) => (isExtension(node, context) ? REMOVED : undefined),
  renderCreation,
  refuseOthers,
];

/** An expression that has no equivalent in a library. */
interface Untranslatable {
  node: ts.Node;
  message: string;
  /** The text of the node, if undefined. */
  expression?: string;
}

interface RewrittenModule {
  text: string;
  untranslatable: Untranslatable[];
}

interface RewriteModuleOptions {
  source: ts.SourceFile;
  checker: ts.TypeChecker;
  library: OtherDateLibrary;
  /** Literals that are formats. */
  formats: ReadonlySet<ts.Node>;
  /** True for files of installed packages: `moment/locale/de.js`. */
  hasPackageFile: (name: string) => boolean;
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
export function rewriteModule({
  source,
  checker,
  library,
  formats,
  hasPackageFile,
}: RewriteModuleOptions): RewrittenModule {
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
    render: (node) => {
      try {
        for (const rule of RULES) {
          const text = rule(node, context);
          if (text !== undefined) {
            if (losesComment(node.getText(source), text)) {
              throw new UntranslatableError('Move the comment out of the expression.');
            }
            return text;
          }
        }
      } catch (error) {
        if (!(error instanceof UntranslatableError)) {
          throw error;
        }
        untranslatable.push({ node, message: error.message });
        return node.getText(source);
      }
      return renderChildren(node, context);
    },
    renderBetween: (text, node) => {
      try {
        return renderMentions(text, context);
      } catch (error) {
        if (!(error instanceof UntranslatableError)) {
          throw error;
        }
        untranslatable.push({ node, message: error.message, expression: text.trim() });
        return text;
      }
    },
  };
  const hasDayjs = dayjsImports.library.length + dayjsImports.adapters.length > 0;
  for (const other of hasDayjs ? dayjsImports.others : []) {
    untranslatable.push({ node: other, message: 'The module uses other date libraries as well.' });
  }
  if (library === 'date-fns') {
    for (const [name, statement] of dayjsImports.plugins) {
      if (name === 'utc' || name === 'timezone') {
        untranslatable.push({ node: statement, message: 'The adapter of date-fns knows no time zones.' });
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
  for (const [name, statement] of dayjsImports.locales) {
    const file = getLocaleFile(library, name);
    if (file && !hasPackageFile(file)) {
      untranslatable.push({ node: statement, message: `${DATE_LIBRARY_NAMES[library]} has no such locale.` });
    }
  }
  const imports = renderImports(context);
  let text = '';
  let end = 0;
  for (const { statement, text: rendered } of statements) {
    const start = statement.getStart(source);
    text +=
      context.renderBetween(source.text.slice(end, start), statement) + (imports.get(statement) ?? rendered);
    end = statement.end;
  }
  return {
    text: dropRemoved(text + context.renderBetween(source.text.slice(end), source.endOfFileToken)),
    untranslatable,
  };
}
