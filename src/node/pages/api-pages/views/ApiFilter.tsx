import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { LayoutSwitch } from './LayoutSwitch';
import { MyVersion } from './MyVersion';

interface ApiFilterProps {
  /** What can be typed, when it is not names and texts of the API. */
  label?: string;
  /** Whether rows may be required, deprecated or missing in a version, and closed. */
  hasChoices?: boolean;
}

/** One filter over all lists of the page; works in the browser only, so it is shown there only. */
export function ApiFilter({ label, hasChoices = true }: ApiFilterProps) {
  const { t } = useLanguage();
  const text = label ?? t('api.filter');
  return (
    <search className="api-search" data-action="api-filter">
      <form className={hasChoices ? 'api-filter' : 'api-filter api-filter-wide'}>
        <div className="api-filter-field">
          <input
            type="search"
            name="filter"
            autoComplete="off"
            spellCheck={false}
            aria-label={text}
            placeholder={text}
          />
          <output />
        </div>
        {hasChoices && (
          <div className="api-filter-choices">
            <label>
              <input type="checkbox" name="required" /> {t('api.requiredOnly')}
            </label>
            <label>
              <input type="checkbox" name="current" /> {t('api.hideDeprecated')}
            </label>
            <MyVersion />
            <LayoutSwitch />
          </div>
        )}
      </form>
    </search>
  );
}
