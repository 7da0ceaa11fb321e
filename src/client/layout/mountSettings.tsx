import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { CodeSettings } from './CodeSettings';
import { ThemeSettings } from './ThemeSettings';

/** Renders the settings of the appearance and of the code. */
export function mountSettings(place: HTMLElement, page: PageContext): void {
  mountIsland(place, page).render(
    <>
      <ThemeSettings />
      <CodeSettings />
    </>,
  );
}
