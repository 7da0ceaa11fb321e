/** A page without its menu, which changes with every page of the product. */
export function removeMenu(html: string): string {
  return html.replace(/<nav\b[^>]*? aria-label="documentation".*?<\/nav>/s, '');
}

/** The sections of a page that have an id, as HTML, by that id: a demo is one. */
export function findSections(html: string): Map<string, string> {
  const sections = new Map<string, string>();
  const open: { id: string | undefined; start: number }[] = [];
  for (const match of html.matchAll(/<section\b[^>]*>|<\/section>/g)) {
    if (match[0] === '</section>') {
      const section = open.pop();
      if (section?.id !== undefined) {
        sections.set(section.id, html.slice(section.start, match.index));
      }
    } else {
      open.push({ id: / id="([^"]*)"/.exec(match[0])?.[1], start: match.index });
    }
  }
  return sections;
}
