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
      {rows.map(({ name, plan, deprecation, history, description, returns, params }) => {
        // Selectors without arguments are typed as if they took one, of no use.
        const used = params.filter(({ type }) => type.text !== 'unknown');
        return (
          <ApiRow
            key={name}
            id={`selector-${name}`}
            name={name}
            plan={plan}
            deprecation={deprecation}
            history={history}
            description={description}
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
