/** The tabs of a page beside the page itself, as the last segment of their address. */
export const API_TABS = ['components-api', 'hooks-api'] as const;

export type ApiTab = (typeof API_TABS)[number];

/** What the front matter of a page says about its tabs. */
interface TabLists {
  tabs: boolean;
  components: readonly string[];
  hooks: readonly string[];
}

/**
 * The tabs that a page has: those that it lists something for. None for a page without `tabs`.
 */
export function listApiTabs({ tabs, components, hooks }: TabLists): ApiTab[] {
  const names = { 'components-api': components, 'hooks-api': hooks };
  return tabs ? API_TABS.filter((tab) => names[tab].length > 0) : [];
}

/** `('/x/react-charts', 'hooks-api') -> '/x/react-charts/hooks-api'` */
export function getTabPathname(pathname: string, tab: ApiTab): string {
  return `${pathname}/${tab}`;
}
