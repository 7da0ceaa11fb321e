import type { ExistingPage } from '../../../shared/page/editedPages';
import { getMaxWords, MAX_SHORT_SHARE, MAX_WORDS_FOR_CODE, MIN_MEAN_SENTENCE } from './checkEditedPage';
import type { FoundWording } from './findWording';
import type { WritingFigures } from './measureWriting';

interface PageWriting {
  pageId: string;
  figures: WritingFigures;
  wording: FoundWording[];
  existing: ExistingPage | undefined;
}

function formatRow(name: string, own: string, existing: string, goal: string): string {
  return `  ${name.padEnd(28)}${own.padStart(7)}${existing.padStart(11)}   ${goal}`.trimEnd();
}

/** What `npm run check -- <page>` prints of the writing of a page: figures, and wording with its lines. */
export function formatWriting({ pageId, figures, wording, existing }: PageWriting): string {
  const maxWords = getMaxWords(existing);
  const toText = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value)));
  const existingCode = existing && existing.words / Math.max(existing.demos + existing.snippets, 1);
  const rows = [
    formatRow(`writing of ${pageId}`, 'page', 'existing', 'goal'),
    formatRow(
      'visible words',
      toText(figures.words),
      toText(existing?.words),
      maxWords ? `<= ${maxWords}` : '',
    ),
    formatRow('words in details', toText(figures.wordsInDetails), '', ''),
    formatRow('demos', toText(figures.demos), toText(existing?.demos), ''),
    formatRow('snippets', toText(figures.snippets), toText(existing?.snippets), ''),
    formatRow(
      'words a demo or snippet',
      toText(figures.wordsForCode),
      toText(existingCode),
      `<= ${MAX_WORDS_FOR_CODE}`,
    ),
    formatRow('words a sentence', figures.meanSentence.toFixed(1), '', `>= ${MIN_MEAN_SENTENCE}`),
    formatRow(
      'sentences below 8 words',
      `${Math.round(figures.shortShare * 100)} %`,
      '',
      `<= ${MAX_SHORT_SHARE * 100} %`,
    ),
    ...(figures.shortRuns.length > 0
      ? [`  three short sentences in a row: lines ${figures.shortRuns.join(', ')}`]
      : []),
    ...(wording.length > 0 ? [`  ${wording.length} places to reword:`] : []),
    ...wording.map(({ line, quote, rewrite }) => `    ${String(line).padStart(4)}  ${quote}  ->  ${rewrite}`),
  ];
  return rows.join('\n');
}
