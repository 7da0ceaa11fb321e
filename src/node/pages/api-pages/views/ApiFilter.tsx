import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { useApiView } from '../ApiViewContext';

/** Chooses the version of the user, which the marks on rows follow; works in the browser only. */
function MyVersion() {
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

/** The ways to see the rows of a page: with all that is said of them, or closed. */
const LAYOUTS = ['table', 'collapsed'] as const;

/** Chooses how all lists of a page are shown; works in the browser only. */
function LayoutSwitch() {
  const { t } = useLanguage();
  return (
    <fieldset className="toggle-group" data-action="api-layout">
      <legend className="visually-hidden">{t('api.layout')}</legend>
      {LAYOUTS.map((layout) => (
        <button
          key={layout}
          type="button"
          data-layout={layout}
          aria-pressed={layout === 'table'}
          data-ga-event-category="layout"
          data-ga-event-action="rows"
          data-ga-event-label={layout}
        >
          {t(`api.layouts.${layout}`)}
        </button>
      ))}
    </fieldset>
  );
}

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
