import { getStandaloneHref } from '../standaloneDemo';
import type { CodePreferences, Styling } from '../../../shared/demo/codePreferences';
import type { DemoData } from '../demoData';
import { SOURCE_EDIT_URL } from '../../../shared/paths/site';

/** Where the source of a demo is in the repository. */
export function getSourceHref(
  { pageId, name, stylings }: Pick<DemoData, 'pageId' | 'name' | 'stylings'>,
  { styling }: Pick<CodePreferences, 'styling'>,
): string {
  const file = stylings ? `${name}/${styling}` : name;
  return `${SOURCE_EDIT_URL}/data/${pageId}/${file}.tsx`;
}

/**
 * The page of a demo alone.
 *
 * @param section the figure of the demo, as the page has it; a demo in an iframe is alone there already
 */
export function getStandalonePageHref(section: HTMLElement, name: string, styling: Styling): string {
  const iframe = section.querySelector<HTMLIFrameElement>(':scope > .demo-window > iframe');
  return iframe?.getAttribute('src') ?? getStandaloneHref({ page: location.pathname, name, styling });
}
