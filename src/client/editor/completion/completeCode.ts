import type { Completion, CompletionResult } from '@codemirror/autocomplete';
import { startCompletion } from '@codemirror/autocomplete';
import type { Tree } from '@lezer/common';
import type { EditorView } from '@codemirror/view';
import type { PropFacts } from '../../../shared/completion';
import type { Translate } from '../../../shared/translate';
import { readCodeContext, type CodeContext, type PropContext } from './codeContext';
import { describeProp } from './describeProp';
import type { FactsLoader } from './loadFacts';
import { readBindings } from './readBindings';

/** The code around the cursor. */
export interface CompletionRequest {
  tree: Tree;
  code: string;
  position: number;
  /** The user asked for completion; without it a name needs a first letter. */
  isExplicit: boolean;
}

const NAME = /^[\w$-]*$/;
const STRING = /^[^'"\n]*$/;

/** What follows the name of a prop, and where the cursor is then. */
function getValueText({ type, values }: PropFacts): { text: string; back: number } {
  if (type === 'boolean') {
    return { text: '', back: 0 };
  }
  return values || type === 'string' ? { text: '=""', back: 1 } : { text: '={}', back: 1 };
}

function applyProp(prop: PropFacts) {
  return (view: EditorView, _: Completion, from: number, to: number) => {
    const { text, back } = getValueText(prop);
    const insert = prop.name + text;
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

function createPropOption(prop: PropFacts, { hasValue }: PropContext, phrase: Translate): Completion {
  return {
    label: prop.name,
    type: 'property',
    detail: prop.isDeprecated ? phrase('completion.deprecated') : undefined,
    // What is required comes first, what is deprecated last.
    boost: Number(prop.isRequired ?? 0) - 2 * Number(prop.isDeprecated ?? 0),
    info: () => describeProp(prop, phrase),
    ...(!hasValue && { apply: applyProp(prop) }),
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
  const binding = readBindings(tree, code).get(context.tag);
  const props = (binding && (await facts.loadComponent(binding)))?.props ?? [];
  if (context.kind === 'value') {
    const values = props.find(({ name }) => name === context.prop)?.values ?? [];
    return values.map((label) => ({ label, type: 'enum' }));
  }
  return props
    .filter(({ name }) => !context.taken.includes(name))
    .map((prop) => createPropOption(prop, context, phrase));
}

/**
 * Completes what the user writes: the props of a component of the packages, a value of such a prop, what an import names.
 *
 * @returns null where there is nothing to say
 */
export async function completeCode(
  request: CompletionRequest,
  facts: FactsLoader,
  phrase: Translate,
): Promise<CompletionResult | null> {
  const context = readCodeContext(request.tree, request.code, request.position);
  const needsLetter = context?.kind === 'prop' || context?.kind === 'export';
  if (!context || (needsLetter && !request.isExplicit && context.from === request.position)) {
    return null;
  }
  const options = await listOptions(context, request, facts, phrase);
  const { kind, from, to } = context;
  return options.length === 0
    ? null
    : { from, to, options, validFor: kind === 'prop' || kind === 'export' ? NAME : STRING };
}
