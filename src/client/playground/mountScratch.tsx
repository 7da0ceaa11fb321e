import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import Scratch from './Scratch';

/** Renders what maintainers try out. @param root of the page; has a place for it */
export function mountScratch(root: HTMLElement, page: PageContext): void {
  mountIsland(root.querySelector<HTMLElement>('.playground-scratch')!, page).render(<Scratch />);
}
