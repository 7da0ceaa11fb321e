import { load } from 'cheerio';
import type { Snapshot } from '../../shared/page/page';
import { VISIBLE_MARKS } from '../../shared/page/visibleMarks';

/** What a user could see of some markup: characters of text, and marks such as lines and images. */
interface VisibleContent {
  characters: number;
  marks: number;
}

export function measureContent(html: string): VisibleContent {
  const $ = load(html, null, false);
  $('style, script, title, desc').remove();
  // Sizes of nothing: charts measure text in a hidden element that is not part of the picture.
  $('[aria-hidden="true"] text').remove();
  return { characters: $.root().text().replaceAll(/\s+/g, '').length, marks: $(VISIBLE_MARKS).length };
}

/** The month or year in which the site is built is another one when somebody reads it: calendars mark none until they live. */
function omitToday(html: string): string {
  return html.replaceAll(' aria-current="date"', '');
}

/**
 * Chooses between a demo's server markup and its picture.
 *
 * The markup wins when it shows all that the running demo shows: React can take it over node by node.
 * Otherwise the picture is shown until the live demo replaces it.
 *
 * @returns undefined when neither shows anything
 */
export function chooseSnapshot(markup: string, picture: string): Snapshot | undefined {
  const served = measureContent(markup);
  const live = measureContent(picture);
  const isComplete = served.characters >= live.characters && served.marks >= live.marks;
  const chosen = isComplete ? served : live;
  if (chosen.characters === 0 && chosen.marks === 0) {
    return undefined;
  }
  return isComplete
    ? { mode: 'hydrate', html: omitToday(markup) }
    : { mode: 'replace', html: omitToday(picture) };
}
