import type { ComponentType } from 'react';
import { useLanguage } from '../../../providers/language/LanguageProvider';
import { ApiFilter } from './ApiFilter';
import { ApiHeading } from './ApiSection';

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

const ACRONYMS: Record<string, string> = { ai: 'AI', csv: 'CSV' };

/** `'GridCsvExportApi' -> 'CSV export'`, `'Visible Columns' -> 'Visible columns'` */
export function groupToTitle(name: string): string {
  const words = name
    .replace(/^Grid(?=[A-Z])/, '')
    .replace(/Api(Pro|Premium)?$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => ACRONYMS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Rows of the API inside a guide. Ids of groups have capitals or a prefix that no heading of a writer gets. */
export function EmbeddedTable<Row>({ groups, hasFilter, Rows }: EmbeddedTableProps<Row>) {
  const { t } = useLanguage();
  return (
    <div className="api-embedded">
      {hasFilter && <ApiFilter hasChoices={false} />}
      {groups.map(({ name, rows }) => (
        <div key={name} className="api-group">
          {name && (
            <ApiHeading
              level={3}
              id={`group-${name}`}
              title={name === 'other' ? t('api.otherGroup') : groupToTitle(name)}
            />
          )}
          <Rows rows={rows} />
        </div>
      ))}
    </div>
  );
}
