import type { Translate } from '../../shared/languages/translate';
import { createElement } from '../platform/createElement';

/** Asks a user who blocks advertisements to allow them. */
export function createAppeal(t: Translate): HTMLElement {
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
