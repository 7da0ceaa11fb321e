import { addToList } from '../../../shared/addToList';
import type { Problem } from '../../base/problems/problem';
import type { MappedGuide } from './checkPageMap';

/** How many of a section's ids may be answered by a sentence, which no check can compare with anything. */
const MAX_SHARE = 0.05;

/**
 * Checks that few reasons are sentences: in each section as many as 5 % of the ids of its written guides, rounded up, so
 * that a small section may have one.
 */
export function checkSentences(guides: readonly MappedGuide[]): Problem[] {
  const sections = new Map<string, MappedGuide[]>();
  for (const guide of guides) {
    if (guide.facts) {
      addToList(sections, guide.facts.section, guide);
    }
  }
  return [...sections].flatMap(([section, own]): Problem[] => {
    const asked = own.reduce((sum, { facts }) => sum + facts!.ids.length, 0);
    const most = Math.ceil(asked * MAX_SHARE);
    const sentences = own.flatMap(({ map }) =>
      [...map.ids.values(), ...map.names.values()]
        .filter(({ value }) => value.kind === 'sentence')
        .map(({ line }) => ({ file: map.file, line })),
    );
    const first = sentences[most];
    if (!first) {
      return [];
    }
    const message =
      `${sentences.length} headings and names of ${section} have a sentence as their reason; ${most} may, ` +
      `which are 5 % of ${asked} ids. Explain some of them in a guide, and map them to it.`;
    return [{ ...first, message }];
  });
}
