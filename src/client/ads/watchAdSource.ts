import { BACKERS_HREF } from '../../shared/paths/thirdParties';

/** What is known of the third party's advertisement. */
export interface AdSource {
  /** Undefined while it may still come. */
  blocked: boolean | undefined;
  /** Whether it is only the third party's filler. */
  backers: boolean;
}

/** Nothing is known yet. */
export const UNKNOWN_SOURCE: AdSource = { blocked: undefined, backers: false };

/** How often is looked, how long after one look comes the next, in ms, and after which look it counts as blocked. */
const LOOKS = 30;
const INTERVAL = 500;
const PATIENCE = 6;

const BLOCK = '.ea-placement, #carbonads, .carbonads';

/**
 * Looks for the block that the third party's script renders, until it is there or 14.5 s have passed.
 *
 * @param onChange gets each new state
 * @returns stops looking
 */
export function watchAdSource(onChange: (source: AdSource) => void): () => void {
  let state = UNKNOWN_SOURCE;
  let timer: ReturnType<typeof setTimeout>;
  const change = (next: AdSource) => {
    if (next.blocked !== state.blocked || next.backers !== state.backers) {
      state = next;
      onChange(next);
    }
  };
  const look = (attempt: number) => {
    if (document.querySelector(BLOCK)) {
      const backers = document.querySelector('#carbonads a')?.getAttribute('href') === BACKERS_HREF;
      change({ blocked: false, backers });
      return;
    }
    if (attempt < LOOKS) {
      timer = setTimeout(() => look(attempt + 1), INTERVAL);
    }
    if (attempt > PATIENCE) {
      change({ blocked: true, backers: false });
    }
  };
  look(1);
  return () => clearTimeout(timer);
}
