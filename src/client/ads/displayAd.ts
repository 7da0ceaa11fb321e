import { createElement } from '../platform/createElement';
import type { AdConfig } from './AdConfig';
import type { AdRecord, AdShape } from './AdRecord';
import { sendDisplay } from './sendAdEvent';

/**
 * Creates one advertisement as a link, an image with text or a line of text, and reports its display.
 *
 * @param className `carbonads` marks what the poll takes for the third party's block
 */
export function displayAd(
  { name, link, img, description, poweredby, label }: AdRecord,
  shape: AdShape,
  { t, displayRatio, random }: AdConfig,
  className = '',
): HTMLElement {
  const isInline = shape === 'inline';
  const text = createElement(
    'span',
    { class: 'ad-description' },
    createElement('b', {}, description.bold),
    description.text,
  );
  const parts = [
    ...(isInline ? [createElement('span', { class: 'ad-badge' }, t('ad.badge'))] : []),
    text,
    ...(isInline ? [createElement('span', { class: 'ad-action' }, t('ad.getStarted'))] : []),
  ];
  const anchor = createElement('a', {
    href: link,
    target: '_blank',
    rel: 'noopener sponsored',
    'data-ga-event-category': label && 'ad',
    'data-ga-event-action': label && 'click',
    'data-ga-event-label': label,
  });
  if (!isInline && img) {
    const image = createElement('img', { src: img, alt: name, width: '130', height: '100' });
    anchor.append(createElement('span', { class: 'ad-image' }, image));
  }
  anchor.append(createElement('span', { class: 'ad-text' }, ...parts));
  if (label) {
    sendDisplay(label, displayRatio, random());
  }
  return createElement(
    'span',
    { class: `ad-display ad-display-${shape} ${className}`.trim() },
    anchor,
    createElement('span', { class: 'ad-publisher' }, t('adPublisher', { publisher: poweredby })),
  );
}
