import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { NameHistory, ReleaseMoment } from '../../../../shared/products/releases';
import { formatMoment, packMoment } from '../../../../shared/products/versionLens';

/** Since when something exists; the browser adds whether the version of the user has it. */
export function SinceMark({ since }: { since: ReleaseMoment }) {
  const { t } = useLanguage();
  return (
    <span className="api-chip api-since" data-since={packMoment(since)}>
      {t('facts.since', { version: formatMoment(since) })}
    </span>
  );
}

/** What minor versions changed about something, a line each; nothing where that is nothing. */
export function VersionChanges({ history }: { history?: NameHistory }) {
  const { t } = useLanguage();
  if (!history?.changes.length) {
    return null;
  }
  return (
    <ul className="api-changes">
      {history.changes.map(({ kind, from, ...moment }) => (
        <li key={kind + moment.minor}>
          {t(`api.changes.${kind}`, { version: formatMoment(moment) })}
          {from && (
            <>
              {t('api.changes.before')}
              <code>{from}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same of a whole component, hook or type. */
export function SymbolVersions({ history }: { history?: NameHistory }) {
  return (
    <>
      {history?.since && (
        <p>
          <SinceMark since={history.since} />
        </p>
      )}
      <VersionChanges history={history} />
    </>
  );
}
