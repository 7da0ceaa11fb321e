import { findLack, unpackMoment } from '../../shared/products/versionLens';
import { createElement } from '../platform/createElement';
import type { Translate } from '../providers/language/LanguageProvider';
import type { PageContext } from '../providers/page/PageContext';
import { controlVersionSelect } from './controlVersionSelect';
import { getMyVersion, subscribeToMyVersion } from './myVersion';

/** Says of one mark whether the version of the user lacks what it is about. */
function showLack(mark: HTMLElement, version: string | undefined, t: Translate): void {
  const lack = version && findLack(unpackMoment(mark.dataset.since ?? ''), version);
  mark.querySelector('.visually-hidden')?.remove();
  if (!lack || !version) {
    delete mark.dataset.lack;
    mark.removeAttribute('title');
    return;
  }
  const text = t(`myVersion.${lack}`, { version });
  mark.dataset.lack = lack;
  mark.title = text;
  mark.append(createElement('span', { class: 'visually-hidden' }, `, ${text}`));
}

/** Marks what the version of the user lacks; nothing is hidden. */
export function controlVersionLens(content: HTMLElement, { t }: Pick<PageContext, 't'>): void {
  const marks = content.querySelectorAll<HTMLElement>('[data-since]');
  const show = () => {
    const version = getMyVersion();
    marks.forEach((mark) => showLack(mark, version, t));
  };
  show();
  subscribeToMyVersion(show);
  for (const select of content.querySelectorAll<HTMLSelectElement>('.my-version select')) {
    controlVersionSelect(select, t);
  }
}
