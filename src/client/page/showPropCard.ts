import { getRowFactsHref, type PageRows, type RowFacts } from '../../shared/demo/completion';
import { loadOnce } from '../../shared/loadOnce';
import { createElement } from '../platform/createElement';
import { fetchFile } from '../platform/fetchFile';
import type { PageContext } from '../providers/page/PageContext';

const CARD_ID = 'prop-card';

/** How long a pointer may be on its way between name and card, in ms. */
const WAY = 200;

/** Between name and card, and between the card and the edges of the window, in px. */
const GAP = 4;
const MARGIN = 8;

const ROW = /(\/x\/api\/[^/]+\/[^/]+)\/[^#]*#.*?-prop-(.+)$/;

const loaded = new Map<string, Promise<PageRows>>();

let closeShown = () => {};

/** `'…/x/api/charts/bar-chart/#bar-chart-prop-layout' -> { pathname: '/x/api/charts/bar-chart', name: 'layout' }` */
function readRow({ href }: HTMLAnchorElement): { pathname: string; name: string } | undefined {
  const [, pathname, name] = ROW.exec(href) ?? [];
  return pathname && name ? { pathname, name: decodeURIComponent(name) } : undefined;
}

/** @returns undefined where nothing is known, or out of reach: the name still leads to its row */
async function loadFacts(pathname: string, name: string): Promise<RowFacts | undefined> {
  const href = getRowFactsHref(pathname);
  try {
    const rows = await loadOnce(loaded, href, async () => (await fetchFile(href)).json());
    return Object.hasOwn(rows, name) ? rows[name] : undefined;
  } catch {
    return undefined;
  }
}

function createCard(name: string, facts: RowFacts, { t }: Pick<PageContext, 't'>): HTMLElement {
  const { type, isRequired, isDeprecated, plan, since, summary } = facts;
  const marks = [
    isDeprecated && createElement('span', { class: 'api-chip' }, t('facts.deprecated')),
    since && createElement('span', { class: 'api-chip' }, t('facts.since', { version: since })),
    plan && createElement('span', { class: `plan-mark plan-${plan}` }, t(`plans.${plan}`)),
  ].filter((mark) => mark instanceof Element);
  const lines = [
    createElement('p', {}, createElement('code', {}, `${name}${isRequired ? '' : '?'}: ${type}`)),
    facts.default !== undefined &&
      createElement(
        'p',
        {},
        createElement('span', { class: 'api-label' }, t('facts.default')),
        ' ',
        createElement('code', {}, facts.default),
      ),
    marks.length > 0 && createElement('p', { class: 'prop-card-marks' }, ...marks),
    summary && createElement('p', { lang: 'en', dir: 'ltr' }, summary),
  ].filter((line) => line instanceof Element);
  return createElement('div', { id: CARD_ID, class: 'prop-card popup', role: 'tooltip' }, ...lines);
}

/** Places it below the name, or above where there is no room, clear of the bar at the top, and never on the name itself. */
function placeCard(card: HTMLElement, link: HTMLElement): void {
  const name = link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { direction } = getComputedStyle(document.body);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const above = name.top - GAP - height;
  const isAbove =
    name.bottom + GAP + height > clientHeight && above > (Number.parseFloat(scrollPaddingTop) || 0);
  const left = Math.min(direction === 'rtl' ? name.right - width : name.left, clientWidth - MARGIN - width);
  card.style.left = `${Math.max(MARGIN, left) + scrollX}px`;
  card.style.top = `${(isAbove ? above : name.bottom + GAP) + scrollY}px`;
}

const isRestedOn = (link: Element) => link.matches(':hover, :focus-visible');

/**
 * Shows type, default, plan, version and a sentence of the prop that a link leads to, if the pointer or the focus of the
 * keyboard is still on it. The card stays while either is, or the pointer on the card; Escape closes it.
 */
export async function showPropCard(link: HTMLAnchorElement, page: Pick<PageContext, 't'>): Promise<void> {
  const row = readRow(link);
  const facts = row && isRestedOn(link) ? await loadFacts(row.pathname, row.name) : undefined;
  if (!row || !facts || !isRestedOn(link)) {
    return;
  }
  closeShown();
  const card = createCard(row.name, facts, page);
  // Fonts and marks are those of the site's element.
  (link.closest('.site') ?? document.body).append(card);
  placeCard(card, link);
  link.setAttribute('aria-describedby', CARD_ID);

  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(timer);
    listening.abort();
    card.remove();
    link.removeAttribute('aria-describedby');
    closeShown = () => {};
  };
  closeShown = close;
  const closeIfLeft = () => {
    if (!isRestedOn(link) && !card.matches(':hover')) {
      close();
    }
  };
  const closeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(closeIfLeft, WAY);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
    }
  };
  document.addEventListener('pointerover', closeSoon, { signal });
  document.addEventListener('focusout', closeSoon, { signal });
  document.documentElement.addEventListener('pointerleave', closeSoon, { signal });
  document.addEventListener('keydown', onKey, { signal });
  addEventListener('pagehide', close, { signal });
}
