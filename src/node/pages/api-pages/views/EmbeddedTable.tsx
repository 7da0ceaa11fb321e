import type { ComponentType } from 'react';
import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { groupToTitle } from '../groupToTitle';
import { ApiFilter } from './ApiFilter';
import { ApiHeading } from './ApiSection';
import { FilterProvider } from './RowList';

/** Rows under a name of the packages: `Sorting`, `GridSortApi`. */
export interface RowGroup<Row> {
  /** Empty for the only group of a table. */
  name: string;
  rows: Row[];
}

interface EmbeddedTableProps<Row> {
  groups: RowGroup<Row>[];
  /** Long tables are searched, not read. */
  hasFilter?: boolean;
  Rows: ComponentType<{ rows: Row[] }>;
}

/** Rows of the API inside a guide. Ids of groups have capitals or a prefix that no heading of a writer gets. */
export function EmbeddedTable<Row>({ groups, hasFilter = false, Rows }: EmbeddedTableProps<Row>) {
  const { language, t } = useLanguage();
  return (
    <div className="api-embedded">
      {hasFilter && <ApiFilter hasChoices={false} />}
      {groups.map(({ name, rows }) => (
        <div key={name} className="api-group">
          {name && (
            <ApiHeading
              level={3}
              id={`group-${name.replaceAll(' ', '-')}`}
              title={name === 'other' ? t('api.otherGroup') : groupToTitle(name, language)}
            />
          )}
          <FilterProvider value={hasFilter}>
            <Rows rows={rows} />
          </FilterProvider>
        </div>
      ))}
    </div>
  );
}
