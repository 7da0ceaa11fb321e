import type { ApiMethod } from '../../../api/types/apiTables';
import { ApiRow } from './ApiRow';
import { RowList } from './RowList';
import { TypeView } from './TypeView';

/** Methods of an API object; their arguments are described on the object's own page. */
export function MethodRows({ rows }: { rows: ApiMethod[] }) {
  return (
    <RowList>
      {rows.map(({ type, ...row }) => (
        <ApiRow key={row.name} {...row} id={`method-${row.name}`} facts={<TypeView type={type} />} />
      ))}
    </RowList>
  );
}
