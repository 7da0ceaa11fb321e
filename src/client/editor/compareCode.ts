import { unifiedMergeView } from '@codemirror/merge';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const SIGN = { float: 'left', width: '8px', marginInlineStart: '-8px' };

/** Looks like the differences in code on the pages of the site. */
const changeTheme = EditorView.theme({
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--code-inserted)' },
  '&.cm-merge-b .cm-changedText': {
    background: 'color-mix(in srgb, var(--success) 24%, transparent)',
  },
  '.cm-deletedChunk': { backgroundColor: 'var(--code-deleted)', padding: '0' },
  '.cm-deletedChunk .cm-deletedLine': { padding: '0 16px 0 8px' },
  '& .cm-deletedChunk .cm-deletedText': {
    background: 'color-mix(in srgb, var(--error) 24%, transparent)',
  },
  '.cm-changedLine::before': { ...SIGN, content: '"+"', color: 'var(--success)' },
  '.cm-deletedLine::before': { ...SIGN, content: '"−"', color: 'var(--error)' },
});

/** Shows in the code which lines differ from another text, and what that has in their place. */
export function compareCode(original: string): Extension {
  return [unifiedMergeView({ original, mergeControls: false, gutter: false }), changeTheme];
}
