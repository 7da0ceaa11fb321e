import { distance } from 'fastest-levenshtein';
import { parseDemoHash } from '../../shared/demo/codePreferences';
import type { Translate } from '../../shared/languages/translate';
import { createElement } from '../platform/createElement';

/** How many places are proposed. */
const PROPOSALS = 3;

/** No id is near this long; what follows is not compared, since that takes its time. */
const LONGEST = 100;

/** The share of letters that may differ. */
const MAX_DIFFERENCE = 0.36;

/** What the address of a page may lead to. */
const TARGETS = ':is(h2, h3, h4, .api-row)[id]';

/** A place of the page that a hash may have meant. */
interface Target {
  id: string;
  label: string;
}

/** What tells ids apart: `'data-grid-prop-pageSize' -> 'pagesize'`, `'Column_Header' -> 'columnheader'`. */
function simplify(id: string): string {
  return id
    .slice(0, LONGEST)
    .replace(/^.*-(?:prop|css|slot)-/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The places whose ids are nearest to one that the page does not have, the nearest first. */
export function findNearTargets(wanted: string, targets: readonly Target[]): Target[] {
  const text = simplify(wanted);
  return targets
    .map((target) => {
      const id = simplify(target.id);
      const isPart = Math.min(id.length, text.length) > 3 && (id.includes(text) || text.includes(id));
      const difference = distance(text, id) / Math.max(text.length, id.length, 1);
      return { target, difference: isPart ? difference / 2 : difference };
    })
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, PROPOSALS)
    .map(({ target }) => target);
}

/** The text of a heading or the name of a row. */
function readLabel(element: Element): string {
  const name = element.matches('.api-row') ? element.querySelector('.api-name a') : element;
  return name?.textContent.trim() || element.id;
}

function listTargets(root: ParentNode): Target[] {
  return [...root.querySelectorAll(TARGETS)].map((element) => ({
    id: element.id,
    label: readLabel(element),
  }));
}

/** Says that the page has no place of the name that its address has, and offers those that are near. */
export function offerTargets(root: HTMLElement, t: Translate, announce: (text: string) => void): void {
  let id: string;
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    id = location.hash.slice(1);
  }
  if (parseDemoHash(location.hash) || !root.querySelector('article') || root.querySelector('.not-found')) {
    return; // Its demo follows it; a page without an article, or none at all, has no sections.
  }
  const text = t('missingTarget.text', { id: id.slice(0, LONGEST) });
  const links = findNearTargets(id, listTargets(root)).map(({ id: near, label }) =>
    createElement('a', { href: `#${encodeURIComponent(near)}` }, label),
  );
  const close = createElement('button', { type: 'button', class: 'button' }, t('missingTarget.close'));
  const element = createElement(
    'div',
    { class: 'missing-target popup' },
    createElement('p', {}, text),
    ...(links.length > 0 ? [createElement('p', {}, t('missingTarget.near'))] : []),
    createElement('div', { class: 'load-fault-ways' }, ...links, close),
  );
  const remove = () => element.remove();
  close.addEventListener('click', remove);
  addEventListener('hashchange', remove, { once: true });
  root.append(element);
  announce(text);
}
