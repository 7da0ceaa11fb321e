import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiEvent } from '../../../api/types/apiTables';
import { ApiRow } from './ApiRow';
import { RowList } from './RowList';
import { TypeView } from './TypeView';

/** The events of the grid, with what a listener gets. */
export function EventRows({ rows }: { rows: ApiEvent[] }) {
  const { t } = useLanguage();
  return (
    <RowList>
      {rows.map(({ params, event, ...row }) => (
        <ApiRow
          key={row.name}
          {...row}
          id={`event-${row.name}`}
          facts={
            <>
              {params && (
                <span className="api-default">
                  <span className="api-label">params</span> <TypeView type={params} />
                </span>
              )}
              {event && (
                <span className="api-default">
                  <span className="api-label">event</span> <TypeView type={event} />
                </span>
              )}
              {!params && !event && <span className="api-label">{t('api.noParams')}</span>}
            </>
          }
        />
      ))}
    </RowList>
  );
}
