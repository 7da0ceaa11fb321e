import { AD_JSON_HREF } from '../../shared/paths/thirdParties';
import { parseJsonAd, type JsonAd } from './parseJsonAd';

/** The most requests before giving up. */
const MOST_REQUESTS = 10;

/**
 * Asks for an advertisement, again while the answer holds none; gives up quietly when the network, a blocker
 * or a broken answer says no.
 *
 * @param signal stops further requests
 * @returns undefined when there is none
 */
export async function fetchJsonAd(
  signal: AbortSignal,
  request: typeof fetch = fetch,
): Promise<JsonAd | undefined> {
  for (let count = 0; count < MOST_REQUESTS && !signal.aborted; count += 1) {
    let found: JsonAd | undefined | null;
    try {
      // One after the other: each decides whether there is another.
      // oxlint-disable-next-line no-await-in-loop
      const response = await request(AD_JSON_HREF, { signal });
      // oxlint-disable-next-line no-await-in-loop
      found = parseJsonAd(await response.json());
    } catch {
      return undefined;
    }
    if (found !== undefined) {
      return signal.aborted ? undefined : (found ?? undefined);
    }
  }
  return undefined;
}
