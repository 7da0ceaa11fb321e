import { useLanguage } from '../../../../client/providers/language/LanguageProvider';

/** The ways to see the rows of a page: with all that is said of them, or closed. */
const LAYOUTS = ['table', 'collapsed'] as const;

/** Chooses how all lists of a page are shown; works in the browser only. */
export function LayoutSwitch() {
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
