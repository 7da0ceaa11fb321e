import { listMinors } from '../../shared/products/versionLens';
import type { Translate } from '../providers/language/LanguageProvider';
import { getMyVersion, setMyVersion, subscribeToMyVersion } from './myVersion';

/**
 * Lets a user choose the version of an app.
 *
 * @param select with the newest minor version in `data-newest`, and an option for it
 */
export function controlVersionSelect(select: HTMLSelectElement, t: Translate): void {
  const { newest = '' } = select.dataset;
  const show = () => {
    const chosen = getMyVersion();
    const minors = listMinors(newest);
    // The site may be older than what the user has.
    const others = chosen === undefined || minors.includes(chosen) ? [] : [chosen];
    const options = [...others, ...minors].map((minor) => {
      const isChosen = minor === (chosen ?? newest);
      const text = minor === newest ? t('myVersion.newest', { version: minor }) : minor;
      return new Option(text, minor, false, isChosen);
    });
    select.replaceChildren(...options);
  };
  show();
  subscribeToMyVersion(show);
  select.addEventListener('change', () => setMyVersion(select.value === newest ? undefined : select.value));
}
