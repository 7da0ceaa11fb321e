import { createElement } from '../platform/createElement';
import type { PageContext } from '../providers/page/PageContext';
import { controlVersionSelect } from './controlVersionSelect';

/** Adds to the menu of versions the choice of the version that the user has. */
export function mountVersionSelect(menu: HTMLElement, { t }: Pick<PageContext, 't'>): void {
  const select = createElement('select', { 'data-newest': menu.dataset.newest ?? '' });
  controlVersionSelect(select, t);
  const label = createElement('label', { class: 'my-version' }, t('myVersion.label'), select);
  menu.append(label, createElement('p', { class: 'version-text' }, t('myVersion.effect')));
}
