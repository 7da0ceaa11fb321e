import type { AdShape } from './AdRecord';
import type { AdSource } from './watchAdSource';

/** The content of the slot. */
type AdContent = 'none' | 'appeal' | 'in-house' | 'script';

export interface AdChoice {
  content: AdContent;
  /** First word of the slot's label; absent where nothing is shown. */
  kind?: 'in-house-adblock' | 'in-house' | 'in-house-carbon' | 'carbon';
}

/** Part of the blocked slots that show the appeal to allow advertisements. */
const APPEAL_RATIO = 0.2;

/** Part of the page loads that lay advertisements out as a line of text. */
const INLINE_RATIO = 0.2;

const BOT = /bot|crawler|spider|robot|crawling/i;

/** Whether a user agent says that no person reads. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/** Where a slot is shown. */
interface AdSituation {
  /** True for bots, and in development unless advertisements are switched on there. */
  isOff: boolean;
  /** Whether third parties may be requested. Elsewhere nothing is requested, so nothing can be blocked. */
  isDocsDomain: boolean;
  /** In [0, 1), the same for the life of the slot. */
  draw: number;
}

/** Chooses the content of the slot. */
export function chooseAd(
  { blocked, backers }: AdSource,
  { isOff, isDocsDomain, draw }: AdSituation,
): AdChoice {
  if (isOff) {
    return { content: 'none' };
  }
  if (!isDocsDomain) {
    return { content: 'in-house', kind: 'in-house' };
  }
  if (blocked) {
    return draw < APPEAL_RATIO
      ? { content: 'appeal', kind: 'in-house-adblock' }
      : { content: 'in-house', kind: 'in-house' };
  }
  return backers ? { content: 'in-house', kind: 'in-house-carbon' } : { content: 'script', kind: 'carbon' };
}

/** The layout that a draw selects. @param draw in [0, 1), one a page load */
export function chooseShape(draw: number): AdShape {
  return draw < INLINE_RATIO ? 'inline' : 'image';
}

/** Label of the slot's events: `carbon-body-top-image`; null where nothing is shown. */
export function createSlotLabel({ kind }: AdChoice, shape: AdShape): string | null {
  return kind ? `${kind}-body-top-${shape}` : null;
}
