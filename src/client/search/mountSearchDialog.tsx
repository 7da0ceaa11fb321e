import { flushSync } from 'react-dom';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { readSearchPlace } from './readSearchPlace';
import { SearchDialog, type SearchOpening } from './SearchDialog';

/** The search above the page. */
export interface SearchIsland {
  /**
   * @param typed before it was there
   * @param isEntered whether Enter was pressed after that
   */
  open: (typed: string, isEntered?: boolean) => void;
}

/** Puts the dialog of the search, closed, at the end of the document. */
export function mountSearchDialog(page: PageContext, setup: SearchSetup): SearchIsland {
  const element = document.createElement('div');
  document.querySelector('.site')!.append(element);
  const island = mountIsland(element, page);
  const place = readSearchPlace();
  const render = (opening?: SearchOpening) =>
    island.render(<SearchDialog setup={setup} place={place} opening={opening} onClose={() => render()} />);
  render();
  // At once: the next key belongs to the field.
  return {
    open(typed, isEntered = false) {
      flushSync(() => render({ typed }));
      if (isEntered) {
        const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
        element.querySelector('input')!.dispatchEvent(enter);
      }
    },
  };
}
