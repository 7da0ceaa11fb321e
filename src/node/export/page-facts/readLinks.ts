import { SITE_ORIGIN } from '../../../shared/paths/site';
import { hasClass, isInside, type PageElement } from './parseElements';

/** What a page names, and what names a part of it. */
export interface PageLinks {
  ids: string[];
  /** Ids that several elements have, not all in demos: trees number their items only once they live. */
  repeatedIds: string[];
  /** What it refers to on this site, outside of its demos: `/x/react-charts/#bars`, `#bars`. */
  references: string[];
  /** Links of its text to other sites. */
  externalLinks: string[];
}

const CHECKED_RELATIONS = new Set(['stylesheet', 'preload', 'icon']);

const IMAGE_PROPERTIES = new Set(['og:image', 'twitter:image']);

/** A picture that other sites show is named with the origin of this one. */
function removeOrigin(address: string | undefined): string | undefined {
  return address?.startsWith(`${SITE_ORIGIN}/`) ? address.slice(SITE_ORIGIN.length) : address;
}

/** The address that an element names. */
function getTarget({ name, attributes }: PageElement): string | undefined {
  switch (name) {
    case 'a':
      return attributes.href;
    case 'link':
      return CHECKED_RELATIONS.has(attributes.rel ?? '') || attributes.type === 'text/markdown'
        ? attributes.href
        : undefined;
    case 'script':
    case 'img':
    case 'iframe':
      return attributes.src;
    case 'meta':
      return IMAGE_PROPERTIES.has(attributes.property ?? attributes.name ?? '')
        ? removeOrigin(attributes.content)
        : undefined;
    default:
      return undefined;
  }
}

/** Links around the text are those of the layout; those of a demo show something and lead nowhere. */
function isInText(element: PageElement): boolean {
  return (
    isInside(element, ({ name }) => name === 'article') &&
    !isInside(element, (ancestor) => hasClass(ancestor, 'page-meta')) &&
    !element.isInDemo
  );
}

/** Reads the links of a page: `visit` takes its elements, `read` returns what they hold. */
export function createLinkReader(): { visit: (element: PageElement) => void; read: () => PageLinks } {
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  const idsOfDemos = new Set<string>();
  const references = new Set<string>();
  const externalLinks = new Set<string>();
  return {
    visit(element) {
      const { id } = element.attributes;
      if (id !== undefined) {
        const isOfDemo = element.isInDemo;
        if (ids.has(id) && !(isOfDemo && idsOfDemos.has(id))) {
          repeatedIds.add(id);
        }
        ids.add(id);
        if (isOfDemo) {
          idsOfDemos.add(id);
        }
      }
      const target = getTarget(element);
      if (target === undefined) {
        return;
      }
      if (/^[/#]/.test(target) && !element.isInDemo) {
        references.add(target);
      } else if (element.name === 'a' && /^https?:/.test(target) && isInText(element)) {
        externalLinks.add(target);
      }
    },
    read: () => ({
      ids: [...ids],
      repeatedIds: [...repeatedIds],
      references: [...references],
      externalLinks: [...externalLinks],
    }),
  };
}
