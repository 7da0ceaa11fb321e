import { Fragment } from 'react';
import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiSelector } from '../../../api/types/apiTables';
import { ApiRow } from './ApiRow';
import { RowList } from './RowList';
import { TypeView } from './TypeView';

/** Selectors of the grid's state, with what they return and what they take beside the API object. */
export function SelectorRows({ rows }: { rows: ApiSelector[] }) {
  const { t } = useLanguage();
  return (
    <RowList>
      {rows.map(({ returns, params, ...row }) => {
        // Selectors without arguments are typed as if they took one, of no use.
        const used = params.filter(({ type }) => type.text !== 'unknown');
        return (
          <ApiRow
            key={row.name}
            {...row}
            id={`selector-${row.name}`}
            facts={
              <>
                <span className="visually-hidden">{t('api.returns')} </span>
                <TypeView type={returns} />
                {used.length > 0 && (
                  <span className="api-default">
                    <span className="api-label">{t('api.takes')}</span>{' '}
                    {used.map((param) => (
                      <Fragment key={param.name}>
                        <code>{param.name}: </code>
                        <TypeView type={param.type} />{' '}
                      </Fragment>
                    ))}
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </RowList>
  );
}
