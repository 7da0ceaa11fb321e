import { isDocsDomain } from '../../shared/paths/docsDomain';
import { createElement } from '../platform/createElement';
import type { PageContext } from '../providers/page/PageContext';
import type { AdConfig } from './AdConfig';
import { chooseShape } from './chooseAd';
import { controlAdSlot } from './controlAdSlot';
import { displayAd } from './displayAd';
import { fetchJsonAd } from './fetchJsonAd';
import { guardAd } from './guardAd';

/**
 * Fills the place of an advertisement below a demo, which stays empty until one has come, and when none comes.
 *
 * @param signal ends the requests
 */
async function showDemoAd(place: HTMLElement, config: AdConfig, signal: AbortSignal): Promise<void> {
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

/** Part of the displays that are reported. */
const DISPLAY_RATIO = 0.1;

/** One draw a page load: every slot has the same layout until the document is loaded anew. */
const shape = chooseShape(Math.random());

/**
 * The controller of a page's advertisements: fills the place that the page reserves at its top, and one below each demo
 * whose code the user opens.
 *
 * @param root holds the page
 * @returns takes them away
 */
export function controlAds(
  root: HTMLElement,
  { language, t }: Pick<PageContext, 'language' | 't'>,
): () => void {
  const config: AdConfig = {
    language,
    t,
    shape,
    displayRatio: DISPLAY_RATIO,
    random: Math.random,
    isDocsDomain: isDocsDomain(location.host),
    userAgent: navigator.userAgent,
  };
  const end = new AbortController();
  const { signal } = end;
  const place = root.querySelector('.ad');
  if (place) {
    const slot = createElement('span', { lang: language });
    place.append(slot);
    const endSlot = controlAdSlot(slot, config);
    signal.addEventListener('abort', () => {
      endSlot();
      slot.remove();
    });
  }
  const onClick = ({ target }: Event) => {
    const demo = target instanceof Element && target.closest('.demo-source > summary')?.closest('.demo');
    if (demo && !demo.matches('[data-ads="off"]') && !demo.querySelector('.demo-ad')) {
      const block = createElement('div', { class: 'demo-ad' });
      demo.append(block);
      signal.addEventListener('abort', () => block.remove());
      void showDemoAd(block, config, signal);
    }
  };
  if (config.isDocsDomain) {
    root.addEventListener('click', onClick, { signal });
  }
  return () => end.abort();
}
