/**
 * Removes the segment that names a tab of a page, so that all tabs of a page are one page to
 * the menu and to titles: `'/x/react-charts/components-api' -> '/x/react-charts'`.
 *
 * A pathname without such a segment is returned unchanged, with its trailing slash if it has one.
 *
 * @param pathname any string
 */
export function removeDocsTab(pathname: string): string {
  const withoutTab = pathname
    .replace('/[docsTab]', '')
    .replace('components-api', '')
    .replace('hooks-api', '');
  return withoutTab === pathname || withoutTab === '/' ? withoutTab : withoutTab.replace(/\/$/, '');
}
