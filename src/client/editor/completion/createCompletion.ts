import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { hoverTooltip, keymap, repositionTooltips, ViewPlugin } from '@codemirror/view';
import { getPropId } from '../../../shared/demo/completion';
import type { Language } from '../../../shared/languages/languages';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { Translate } from '../../../shared/languages/translate';
import { completeCode } from './completeCode';
import { describeProp } from './describeProp';
import { findDeclaration } from './findDeclaration';
import type { FactsLoader } from './loadFacts';
import { placeInfo } from './placeInfo';
import { readBindings } from './readBindings';
import { readCodeContext } from './readCodeContext';

/** How long the parser may take for the code before the cursor, in ms. */
const PARSE_PATIENCE = 100;

/** How long the pointer rests on a name, in ms. */
const HOVER_PATIENCE = 350;

interface CompletionOptions {
  facts: FactsLoader;
  phrase: Translate;
  /** The language of the pages that tooltips link to. */
  language: Language;
}

function readTree(state: EditorState, position: number) {
  return ensureSyntaxTree(state, position, PARSE_PATIENCE) ?? syntaxTree(state);
}

/** Says what a prop or a member is while the pointer rests on its name. */
function createHover({ facts, phrase, language }: CompletionOptions): Extension {
  return hoverTooltip(
    async ({ state }, position) => {
      const tree = readTree(state, state.doc.length);
      const code = state.doc.toString();
      // The name that begins at the position is meant as well.
      const context = readCodeContext(tree, code, position + 1);
      const isName = context?.kind === 'prop' || context?.kind === 'member';
      const declaration = isName
        ? await findDeclaration(context.owner, readBindings(tree, code), facts)
        : undefined;
      const name = context && code.slice(context.from, context.to);
      const prop = declaration?.props.find((candidate) => candidate.name === name);
      if (!declaration || !prop) {
        return null;
      }
      const { pathname, name: owner } = declaration;
      const link =
        pathname === undefined || owner === undefined || prop.hasNoRow
          ? undefined
          : {
              href: `${pathnameToHref(pathname, language)}#${getPropId(pathname, prop.name)}`,
              text: phrase('completion.api', { name: owner }),
            };
      const dom = describeProp(prop, phrase, link);
      return { pos: context!.from, end: context!.to, create: () => ({ dom }) };
    },
    { hoverTime: HOVER_PATIENCE },
  );
}

/**
 * Keeps the list of suggestions and tooltips at the code while the page changes its height: the demo above runs what the user
 * types, and may become another size under an open list.
 */
const keepTooltipsInPlace = ViewPlugin.define((view) => {
  const observer = new ResizeObserver(() => repositionTooltips(view));
  observer.observe(document.body);
  return { destroy: () => observer.disconnect() };
});

/** Makes what completes code and explains it, of what is known of the packages. */
export function createCompletion(options: CompletionOptions): Extension {
  const { facts, phrase } = options;
  return [
    closeBrackets(),
    keymap.of(closeBracketsKeymap),
    autocompletion({
      icons: false,
      positionInfo: (_, list, option, info, space) => placeInfo(list, option, info, space),
      override: [
        ({ state, pos, explicit }) =>
          completeCode(
            {
              tree: readTree(state, state.doc.length),
              code: state.doc.toString(),
              position: pos,
              isExplicit: explicit,
            },
            facts,
            phrase,
          ),
      ],
    }),
    createHover(options),
    keepTooltipsInPlace,
    EditorState.phrases.of({ Completions: phrase('completion.list') }),
  ];
}
