import { StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareCode } from '../../../src/client/editor/compareCode';
import { createCodeView, type CodeView } from '../../../src/client/editor/createCodeView';

const onChange = vi.fn<(name: string, text: string) => void>();
let codeView: CodeView;

function getView(): EditorView {
  return EditorView.findFromDOM(document.querySelector('.cm-content')!)!;
}

function type(text: string): void {
  getView().dispatch({ changes: { from: 0, insert: text } });
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
  codeView = createCodeView({
    parent: document.body,
    file: { name: 'Demo.tsx', text: 'one\ntwo\nthree' },
    getLabel: (file) => `Code of ${file}`,
    hintId: 'hint',
    onChange,
    onRefused: () => {},
  });
});

afterEach(() => codeView.destroy());

describe('createCodeView', () => {
  it('says what is typed, and not what the page sets', () => {
    type('zero\n');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Demo.tsx', 'zero\none\ntwo\nthree');
    codeView.show({ name: 'Demo.tsx', text: 'set' });
    expect(getView().state.doc.toString()).toBe('set');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps the selection of each file', () => {
    codeView.goToLine(2);
    codeView.show({ name: 'data.ts', text: 'data' });
    codeView.show({ name: 'Demo.tsx', text: 'one\ntwo\nthree' });
    expect(getView().state.selection.main.head).toBe(4);
  });

  it('goes to the last line where the line is gone, and marks none', () => {
    codeView.goToLine(90);
    expect(getView().state.selection.main.head).toBe('one\ntwo\n'.length);
    expect(() => codeView.mark(90, 'gone')).not.toThrow();
    expect(() => codeView.mark(2, 'here')).not.toThrow();
    expect(() => codeView.mark(undefined, '')).not.toThrow();
  });

  it('compares each file with its original until that is enough', () => {
    const originals: Record<string, string> = { 'Demo.tsx': 'one\n2\nthree', 'data.ts': 'other' };
    const readRemoved = () => document.querySelector('.cm-deletedChunk')?.textContent;
    codeView.compare((name) => compareCode(originals[name]!));
    expect(readRemoved()).toBe('2');
    codeView.show({ name: 'data.ts', text: 'data' });
    expect(readRemoved()).toBe('other');
    codeView.compare();
    codeView.show({ name: 'Demo.tsx', text: 'one\ntwo\nthree' });
    expect(readRemoved()).toBeUndefined();
  });

  it('completes scripts, whenever the completion comes, and no style sheets', () => {
    const completion = StateField.define({ create: () => true, update: (value) => value });
    const isThere = () => getView().state.field(completion, false) === true;
    codeView.complete(completion);
    expect(isThere()).toBe(true);
    codeView.show({ name: 'Demo.css', text: '' });
    expect(isThere()).toBe(false);
    codeView.show({ name: 'data.ts', text: '' });
    expect(isThere()).toBe(true);
  });
});
