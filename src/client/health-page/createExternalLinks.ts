import { addToList } from '../../shared/addToList';
import type { ExternalLink } from '../../shared/page/health';
import { createElement } from '../platform/createElement';

function createLink({ href, pages }: ExternalLink): HTMLElement {
  const places = pages.map((page) => createElement('li', {}, createElement('a', { href: page }, page)));
  return createElement(
    'li',
    {},
    createElement('a', { href, rel: 'noopener' }, href),
    createElement('ul', {}, ...places),
  );
}

/** Every link to another site by host, with the pages that contain it. */
export function createExternalLinks(links: readonly ExternalLink[]): HTMLElement[] {
  const hosts = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const { host } = new URL(link.href);
    addToList(hosts, host, link);
  }
  return [...hosts].map(([host, linksOfHost]) =>
    createElement(
      'details',
      { class: 'health-links' },
      createElement(
        'summary',
        {},
        `${host} `,
        createElement('span', { class: 'health-count' }, String(linksOfHost.length)),
      ),
      createElement('ul', {}, ...linksOfHost.map(createLink)),
    ),
  );
}
