import { QUALITY_GOALS, type Quality } from './measureQuality';

function formatShare(share: number): string {
  return share.toFixed(3);
}

/** What is shown as the best answer, and how many queries that the site does not answer get more than the nearest hits. */
function formatAnswers({ precision, answeredInVain }: Quality): string {
  return `best answers that are right ${formatShare(precision)}, answered in vain ${formatShare(answeredInVain)}`;
}

/** The shares of a set beside the goals, then each query that the first hit does not answer, with the hits before. */
export function formatQuality(quality: Quality, name: string): string {
  const { results, recallAt1, recallAt3 } = quality;
  const missed = results
    .filter(({ rank }) => rank !== 1)
    .map(
      ({ query, rank, before }) =>
        `  ${rank ?? '-'}  ${query}\n       ${before.slice(0, 3).join('\n       ')}`,
    );
  return [
    `recall@1 ${formatShare(recallAt1)} (goal ${formatShare(QUALITY_GOALS.first)}), ` +
      `recall@3 ${formatShare(recallAt3)} (goal ${formatShare(QUALITY_GOALS.third)}), ${formatAnswers(quality)}, ${results.length} ${name}`,
    ...missed,
  ].join('\n');
}

/**
 * The shares of the held-out set, and by how much they differ from those of the tuned one. What it misses is not listed:
 * a ranking that is changed by it would fit it, and the set would no longer say how other questions fare.
 */
export function formatHeldOut(heldOut: Quality, tuned: Quality): string {
  const formatGap = (share: number, tunedShare: number) => {
    const gap = formatShare(share - tunedShare);
    return `${formatShare(share)} (${gap.startsWith('-') ? gap : `+${gap}`} to the tuned queries)`;
  };
  return (
    `recall@1 ${formatGap(heldOut.recallAt1, tuned.recallAt1)}, ` +
    `recall@3 ${formatGap(heldOut.recallAt3, tuned.recallAt3)}, ${formatAnswers(heldOut)}, ${heldOut.results.length} held-out questions`
  );
}
