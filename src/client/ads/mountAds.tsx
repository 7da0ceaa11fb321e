import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Translate } from '../providers/language/LanguageProvider';
import type { Language } from '../../shared/languages';
import { isDocsDomain } from '../../shared/thirdParties';
import { AdProvider, type AdConfig } from './AdProvider';
import { AdSlot } from './AdSlot';
import { chooseShape } from './chooseAd';
import { DemoAd } from './DemoAd';

/** Part of the displays that are reported. */
const DISPLAY_RATIO = 0.1;

/** One draw a page load: every slot has the same layout until the document is loaded anew. */
const shape = chooseShape(Math.random());

interface MountAdsOptions {
  /** Holds the page: the place of the slot, the demos. */
  root: ParentNode & EventTarget;
  language: Language;
  t: Translate;
}

/** Draws into a new element in a React root of its own. @returns takes both away */
function mount(element: HTMLElement, place: Element, content: ReactNode): () => void {
  place.append(element);
  const root = createRoot(element);
  root.render(content);
  return () => {
    element.remove();
    // React refuses to unmount a root while another one renders.
    setTimeout(() => root.unmount());
  };
}

/**
 * Puts advertisements on a page: into the place that the page reserves at its top, and below each demo whose code
 * the user opens.
 *
 * @returns takes them away
 */
export function mountAds({ root, language, t }: MountAdsOptions): () => void {
  const config: AdConfig = {
    language,
    t,
    shape,
    displayRatio: DISPLAY_RATIO,
    random: Math.random,
    isDocsDomain: isDocsDomain(location.host),
    userAgent: navigator.userAgent,
  };
  const ends: (() => void)[] = [];
  const show = (element: HTMLElement, place: Element, ad: ReactNode) => {
    ends.push(mount(element, place, <AdProvider value={config}>{ad}</AdProvider>));
  };
  const place = root.querySelector('.ad');
  if (place) {
    const holder = document.createElement('span');
    holder.lang = language;
    show(holder, place, <AdSlot />);
  }
  const onClick = ({ target }: Event) => {
    const demo = target instanceof Element && target.closest('.demo-source > summary')?.closest('.demo');
    if (demo && !demo.matches('[data-ads="off"]') && !demo.querySelector('.demo-ad')) {
      const block = document.createElement('div');
      block.className = 'demo-ad';
      show(block, demo, <DemoAd />);
    }
  };
  if (config.isDocsDomain) {
    root.addEventListener('click', onClick);
  }
  return () => {
    root.removeEventListener('click', onClick);
    ends.forEach((end) => end());
  };
}
