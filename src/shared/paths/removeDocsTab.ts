/**
 * Removes the segment that names a tab of a page, so that all tabs of a page are one page to
 * the menu and to titles: `'/x/react-charts/components-api' -> '/x/react-charts'`.
 *
 * A route without such a segment is returned unchanged, with its trailing slash if it has one.
 *
 * @param route any string
 */
export function removeDocsTab(route: string): string {
  const withoutTab = route.replace('/[docsTab]', '').replace('components-api', '').replace('hooks-api', '');
  return withoutTab === route || withoutTab === '/' ? withoutTab : withoutTab.replace(/\/$/, '');
}
