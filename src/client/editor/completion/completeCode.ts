import type { Completion, CompletionResult } from '@codemirror/autocomplete';
import { startCompletion } from '@codemirror/autocomplete';
import type { Tree } from '@lezer/common';
import type { EditorView } from '@codemirror/view';
import type { PropFacts } from '../../../shared/demo/completion';
import type { Translate } from '../../../shared/languages/translate';
import type { CodeContext, NameContext } from './codeContext';
import { describeProp } from './describeProp';
import { findDeclaration } from './findDeclaration';
import type { FactsLoader } from './loadFacts';
import { readBindings } from './readBindings';
import { readCodeContext } from './readCodeContext';

/** The code around the cursor. */
interface CompletionRequest {
  tree: Tree;
  code: string;
  position: number;
  /** The user asked for completion; without it a name needs a first letter. */
  isExplicit: boolean;
}

const NAME = /^[\w$-]*$/;
const STRING = /^[^'"\n]*$/;

/** Kinds that need a first letter, unless the user asks. */
const NAMES: ReadonlySet<CodeContext['kind']> = new Set(['prop', 'member', 'export']);

const IDENTIFIER = /^[\w$]+$/;

/** What follows a name in the code, and where the cursor is then. */
interface ValueText {
  text: string;
  back: number;
}

function getPropText({ type, values }: PropFacts): ValueText {
  if (type === 'boolean') {
    return { text: '', back: 0 };
  }
  return values || type === 'string' ? { text: '=""', back: 1 } : { text: '={}', back: 1 };
}

function getMemberText({ type, values }: PropFacts): ValueText {
  return values || type === 'string' ? { text: ": ''", back: 1 } : { text: ': ', back: 0 };
}

/** `'aria-label'` is no name in an object without its quotes. */
function getMemberName(name: string): string {
  return IDENTIFIER.test(name) ? name : `'${name}'`;
}

function applyName(prop: PropFacts, kind: NameContext['kind']) {
  return (view: EditorView, _: Completion, from: number, to: number) => {
    const { text, back } = kind === 'prop' ? getPropText(prop) : getMemberText(prop);
    const insert = (kind === 'prop' ? prop.name : getMemberName(prop.name)) + text;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length - back },
      userEvent: 'input.complete',
    });
    if (prop.values) {
      startCompletion(view);
    }
  };
}

function createNameOption(prop: PropFacts, { kind, hasValue }: NameContext, phrase: Translate): Completion {
  return {
    label: prop.name,
    type: 'property',
    detail: prop.isDeprecated ? phrase('completion.deprecated') : undefined,
    // What is required comes first, what is deprecated last.
    boost: Number(prop.isRequired ?? 0) - 2 * Number(prop.isDeprecated ?? 0),
    info: () => describeProp(prop, phrase),
    ...(!hasValue && { apply: applyName(prop, kind) }),
  };
}

async function listOptions(
  context: CodeContext,
  { tree, code }: CompletionRequest,
  facts: FactsLoader,
  phrase: Translate,
): Promise<Completion[]> {
  if (context.kind === 'specifier') {
    return facts.specifiers.map((label) => ({ label, type: 'namespace' }));
  }
  if (context.kind === 'export') {
    const names = await facts.loadExports(context.specifier);
    return names
      .filter((name) => !context.taken.includes(name))
      .map((label) => ({ label, type: 'variable' }));
  }
  const declaration = await findDeclaration(context.owner, readBindings(tree, code), facts);
  const props = declaration?.props ?? [];
  if (context.kind === 'value') {
    const values = props.find(({ name }) => name === context.name)?.values ?? [];
    return values.map((label) => ({ label, type: 'enum' }));
  }
  return props
    .filter(({ name }) => !context.taken.includes(name))
    .map((prop) => createNameOption(prop, context, phrase));
}

/**
 * Completes what the user writes: the props of a component of the packages, the members of objects of their types, the values
 * of both, what an import names.
 *
 * @returns null where there is nothing to say
 */
export async function completeCode(
  request: CompletionRequest,
  facts: FactsLoader,
  phrase: Translate,
): Promise<CompletionResult | null> {
  const context = readCodeContext(request.tree, request.code, request.position);
  const isName = context !== undefined && NAMES.has(context.kind);
  if (!context || (isName && !request.isExplicit && context.from === request.position)) {
    return null;
  }
  const options = await listOptions(context, request, facts, phrase);
  const { from, to } = context;
  return options.length === 0 ? null : { from, to, options, validFor: isName ? NAME : STRING };
}
