import { AD_SCRIPT_SRC } from '../../shared/paths/thirdParties';
import { createElement } from '../platform/createElement';
import type { AdConfig } from './AdConfig';
import { chooseAd, createSlotLabel, isBot, type AdChoice } from './chooseAd';
import { displayAd } from './displayAd';
import { guardAd } from './guardAd';
import { selectInHouseAd } from './inHouseAds';
import { sendDisplay } from './sendAdEvent';
import { UNKNOWN_SOURCE, watchAdSource, type AdSource } from './watchAdSource';
import type { Translate } from '../../shared/languages/translate';

/** Asks a user who blocks advertisements to allow them. */
function createAppeal(t: Translate): HTMLElement {
  // A character, not a picture: there is no address for an element of its own.
  const heart = createElement('span', { role: 'img', 'aria-label': t('emojiLove') }, '❤️');
  return createElement(
    'span',
    { class: 'ad-appeal' },
    createElement('span', {}, t('likeMui')),
    createElement('span', {}, t('adblock')),
    createElement('span', {}, `${t('thanks')} `, heart),
  );
}

/** A display is reported when it has lasted this long, in ms. */
const DISPLAY_DELAY = 2500;

/** Advertisements stay away from development, unless they are what is developed. */
const IS_OFF = process.env.NODE_ENV === 'development' && process.env.ENABLE_AD_IN_DEV_MODE !== 'true';

/** What the third party's script renders, inside of a span of its own. */
function createScriptHolder(): HTMLElement {
  const script = createElement('script', { id: '_carbonads_js', src: AD_SCRIPT_SRC });
  script.async = true;
  const holder = createElement('span', { class: 'ad-script' });
  // On the next tick: a slot that goes away at once requests nothing.
  setTimeout(() => holder.isConnected && holder.append(script));
  return holder;
}

function createContent({ content }: AdChoice, draw: number, config: AdConfig): HTMLElement {
  switch (content) {
    case 'appeal':
      return createAppeal(config.t);
    case 'in-house':
      return displayAd(selectInHouseAd(draw, config.language), config.shape, config);
    case 'script':
      return createScriptHolder();
    default:
      return createElement('span');
  }
}

/**
 * The controller of the advertisement at the top of a page, and of its events.
 *
 * @param slot an element without content
 * @returns ends it
 */
export function controlAdSlot(slot: HTMLElement, config: AdConfig): () => void {
  const { isDocsDomain, userAgent, random, displayRatio, shape } = config;
  const isOff = IS_OFF || isBot(userAgent);
  // One draw each for the life of the slot, so that its content does not flicker.
  const appealDraw = random();
  const adDraw = random();
  slot.className = `ad-slot ad-slot-${shape}`;
  slot.dataset.gaEventCategory = 'ad';
  slot.dataset.gaEventAction = 'click';

  let shown: AdChoice | undefined;
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (source: AdSource) => {
    const choice = chooseAd(source, { isOff, isDocsDomain, draw: appealDraw });
    if (isBroken || (shown && choice.kind === shown.kind)) {
      return;
    }
    shown = choice;
    clearTimeout(timer);
    const label = createSlotLabel(choice, shape);
    if (label !== null) {
      slot.dataset.gaEventLabel = label;
      timer = setTimeout(() => sendDisplay(label, displayRatio, random()), DISPLAY_DELAY);
    }
    isBroken = !guardAd(slot, label, () => slot.replaceChildren(createContent(choice, adDraw, config)));
  };
  show(UNKNOWN_SOURCE);
  const stopWatching = isDocsDomain && !isOff ? watchAdSource(show) : undefined;
  return () => {
    stopWatching?.();
    clearTimeout(timer);
  };
}
