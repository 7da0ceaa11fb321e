import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { InlineSearch } from './InlineSearch';
import { readSearchPlace } from './readSearchPlace';

/** Renders the search as a part of its page. */
export async function mountInlineSearch(element: HTMLElement, page: PageContext): Promise<void> {
  const setup = await page.modules.loadSearchSetup(page.language);
  mountIsland(element, page).render(<InlineSearch setup={setup} place={readSearchPlace()} />);
}
