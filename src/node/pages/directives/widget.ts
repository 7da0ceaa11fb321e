import { createKey } from '../../base/files/hash';
import type { Directive } from './directive';

/**
 * Links of a widget to other pages, checked like those of prose; `/zh/…` follows from the English one. Links to the
 * API, and those with `data-generated`, lead to rows and to sections of widgets, whose ids only the check of the export
 * knows.
 */
function findLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/<a (?![^>]*(?:data-generated|api-link))[^>]*?href="(\/x\/[^"]*)"/g)].map(
    ([, href]) => href!,
  );
  return [...new Set(hrefs)];
}

/** `::widget{name="…"}` -> the HTML that the build makes from data. */
export const widget: Directive<'leafDirective'> = {
  type: 'leafDirective',
  example: '::widget{name="…"}',
  attributes: { name: 'required' },
  createBlock: ({ attributes: { name = '' }, line }, { language, links, report }, { widgets }) => {
    const render = widgets.get(name);
    if (!render) {
      const known = [...widgets.keys()].toSorted().join(', ');
      report(line, `Unknown widget \`${name}\`. Known are: ${known}.`);
      return undefined;
    }
    const html = render(language);
    links.push(...findLinks(html).map((href) => ({ href, line })));
    return { kind: 'html', key: createKey('html', html), html };
  },
  listInputs: ({ attributes }, language, { widgets }) => [
    widgets.get(attributes?.name ?? '')?.(language) ?? '',
  ],
};
