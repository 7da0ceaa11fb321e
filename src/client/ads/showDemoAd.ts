import { createElement } from '../platform/createElement';
import type { AdConfig } from './AdConfig';
import { displayAd } from './displayAd';
import { fetchJsonAd } from './fetchJsonAd';
import { guardAd } from './guardAd';

/**
 * Fills the place of an advertisement below a demo, which stays empty until one has come, and when none comes.
 *
 * @param signal ends the requests
 */
export async function showDemoAd(place: HTMLElement, config: AdConfig, signal: AbortSignal): Promise<void> {
  const found = await fetchJsonAd(signal);
  if (found && !signal.aborted) {
    const { ad, trackingImages } = found;
    guardAd(place, ad.label ?? null, () => {
      const images = trackingImages.map((src) => createElement('img', { src, alt: '' }));
      place.append(
        displayAd(ad, 'inline', config, 'carbonads'),
        createElement('span', { hidden: '' }, ...images),
      );
    });
  }
}
