import type { PageElement } from './parseElements';

/** Attributes that name other elements of the page by their ids. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'for'];

/** What is wrong with the outline of a page, in words: one for each kind of fault and its subject. */
export function createFaultReader(): { visit: (element: PageElement) => void; read: () => string[] } {
  const ids = new Set<string>();
  const references = new Set<string>();
  /** Landmarks for navigation, by their names. */
  const navigations = new Map<string, number>();
  let headings = 0;
  let mains = 0;
  let hasLanguage = false;
  let isPage = false;
  return {
    visit(element) {
      const { name, attributes } = element;
      if (attributes.id !== undefined) {
        ids.add(attributes.id);
      }
      isPage ||= attributes.id === 'main-content';
      headings += name === 'h1' ? 1 : 0;
      mains += name === 'main' ? 1 : 0;
      hasLanguage ||= name === 'html' && Boolean(attributes.lang);
      if (!element.isInDemo) {
        if (name === 'nav') {
          const label = attributes['aria-label'] ?? '';
          navigations.set(label, (navigations.get(label) ?? 0) + 1);
        }
        for (const id of REFERENCES.flatMap((attribute) => attributes[attribute]?.split(' ') ?? [])) {
          references.add(id);
        }
      }
    },
    read: () => [
      ...(hasLanguage ? [] : ['`<html>` has no `lang`']),
      ...(isPage
        ? [
            ...(headings === 1 ? [] : [`it has ${headings} \`h1\``]),
            ...(mains === 1 ? [] : [`it has ${mains} \`main\``]),
            ...[...navigations]
              .filter(([label, times]) => times > 1 || label === '')
              .map(([label]) => `a \`nav\` has the name "${label}", which tells it from no other`),
            ...[...references]
              .filter((id) => !ids.has(id))
              .map((id) => `nothing has the id \`${id}\` that an element refers to`),
          ]
        : []),
    ],
  };
}
