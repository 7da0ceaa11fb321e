/** Prints figures of the writing of pages beside those of the existing documentation, and wording to change. */
import { existingPages } from '../../../data/writing/existingPages';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import { loadPage } from '../pages/markdown/loadPage';
import { parsePage } from '../pages/markdown/parsePage';
import { findWording } from '../pages/writing/findWording';
import { formatWriting } from '../pages/writing/formatWriting';
import { measureWriting } from '../pages/writing/measureWriting';

for (const pageId of process.argv.slice(2)) {
  const { english } = await loadPage(process.cwd(), pageId, DEFAULT_LANGUAGE);
  // What is wrong with the page is reported where it is compiled.
  const parsed = parsePage(english, []);
  if (parsed) {
    const existing = existingPages[pageId];
    const figures = measureWriting(parsed.tree);
    console.log(formatWriting({ pageId, figures, wording: findWording(parsed.tree), existing }));
  }
}
