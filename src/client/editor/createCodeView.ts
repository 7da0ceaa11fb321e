import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { isCodeWrapped } from '../theme/codeWrap';
import { belowAppBar } from './belowAppBar';
import { codeColors, codeTheme } from './codeTheme';
import type { CodeFile } from './compile/compiledCode';

/** Characters of a file: the editor stays quick, and so do the compiler and the storage. */
export const MOST_CHARACTERS = 200_000;

/** A text that the page sets: the user did not type it. */
const isSet = Annotation.define<boolean>();

interface CodeViewOptions {
  parent: HTMLElement;
  file: CodeFile;
  /** Name of the editor for screen readers. */
  getLabel: (file: string) => string;
  /** Id of the element that says how the keyboard leaves the editor. */
  hintId: string;
  onChange: (name: string, text: string) => void;
  /** Text that is too long was not taken. */
  onRefused: () => void;
}

export interface CodeView {
  /** Adds what completes the code, in scripts. */
  complete: (completion: Extension) => void;
  /** Shows a file; the history and the selection of each file are kept. */
  show: (file: CodeFile) => void;
  /** Adds to each file what shows its changes; without it only the code is shown. */
  compare: (createChanges?: (name: string) => Extension) => void;
  /** Marks a line, from 1; without one no line is marked. */
  mark: (line: number | undefined, message: string) => void;
  /** Moves the cursor to a line, from 1. */
  goToLine: (line: number) => void;
  focus: () => void;
  destroy: () => void;
}

function isStyleSheet(name: string): boolean {
  return name.endsWith('.css');
}

function getLanguage(name: string): Extension {
  if (isStyleSheet(name)) {
    return css();
  }
  return javascript({ jsx: !name.endsWith('.ts'), typescript: /\.tsx?$/.test(name) });
}

/** What has style sheets. Without a linter, those of marked lines would come with the first mark. */
const appearance: Extension = [
  lineNumbers(),
  lintGutter(),
  linter(null),
  syntaxHighlighting(codeColors),
  codeTheme,
];

/**
 * Adds the style sheets of the editor, once. The browser then restyles the whole page, which takes longer than all else
 * that an editor needs to appear.
 */
export function addCodeStyles(): void {
  new EditorView({ extensions: appearance }).destroy();
}

/** Makes the editor. Its keys are those of other editors; Escape before Tab lets Tab leave it. */
export function createCodeView({
  parent,
  file,
  getLabel,
  hintId,
  onChange,
  onRefused,
}: CodeViewOptions): CodeView {
  let name = file.name;
  let completion: Extension = [];
  const completionSlot = new Compartment();
  let createChanges: ((name: string) => Extension) | undefined;
  const changesSlot = new Compartment();
  const states = new Map<string, EditorState>();
  const createState = (of: CodeFile) =>
    EditorState.create({
      doc: of.text,
      extensions: [
        appearance,
        belowAppBar,
        history(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        getLanguage(of.name),
        isCodeWrapped() ? EditorView.lineWrapping : [],
        completionSlot.of([]),
        changesSlot.of([]),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': getLabel(of.name),
          'aria-describedby': hintId,
          tabindex: '0',
        }),
        EditorState.transactionFilter.of((transaction) => {
          if (transaction.docChanged && transaction.newDoc.length > MOST_CHARACTERS) {
            onRefused();
            return [];
          }
          return transaction;
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(isSet))) {
            onChange(of.name, state.doc.toString());
          }
        }),
      ],
    });
  const view = new EditorView({ parent, state: createState(file) });
  const addCompletion = () => {
    if (!isStyleSheet(name) && completionSlot.get(view.state) !== completion) {
      view.dispatch({ effects: completionSlot.reconfigure(completion) });
    }
  };
  const addChanges = () => {
    view.dispatch({ effects: changesSlot.reconfigure(createChanges?.(name) ?? []) });
  };
  return {
    complete: (loaded) => {
      completion = loaded;
      addCompletion();
    },
    show: (shown) => {
      if (shown.name !== name) {
        states.set(name, view.state);
        name = shown.name;
        view.setState(states.get(name) ?? createState(shown));
        addCompletion();
        addChanges();
      }
      if (view.state.doc.toString() !== shown.text) {
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: shown.text },
          annotations: isSet.of(true),
        });
      }
    },
    compare: (create) => {
      createChanges = create;
      addChanges();
    },
    mark: (number, message) => {
      const line =
        number !== undefined && number <= view.state.doc.lines ? view.state.doc.line(number) : undefined;
      view.dispatch(
        setDiagnostics(
          view.state,
          line ? [{ from: line.from, to: line.to, severity: 'error', message }] : [],
        ),
      );
    },
    goToLine: (number) => {
      const line = view.state.doc.line(Math.min(number, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: line.from },
        effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
      });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
