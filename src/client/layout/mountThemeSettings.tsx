import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { ThemeSettings } from './ThemeSettings';

/** Renders the settings of the appearance. */
export function mountThemeSettings(place: HTMLElement, page: PageContext): void {
  mountIsland(place, page).render(<ThemeSettings />);
}
