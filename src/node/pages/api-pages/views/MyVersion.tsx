import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { useApiView } from '../ApiViewContext';

/** Chooses the version of the user, which the marks on rows follow; works in the browser only. */
export function MyVersion() {
  const { t } = useLanguage();
  const { newestMinor } = useApiView();
  return (
    newestMinor && (
      <label className="my-version">
        {t('myVersion.label')}{' '}
        <select data-newest={newestMinor}>
          <option>{t('myVersion.newest', { version: newestMinor })}</option>
        </select>
      </label>
    )
  );
}
