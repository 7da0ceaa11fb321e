import type { ApiMethod } from '../../../api/types/apiTables';
import { ApiRow } from './ApiRow';
import { RowList } from './RowList';
import { TypeView } from './TypeView';

/** Methods of an API object; their arguments are described on the object's own page. */
export function MethodRows({ rows }: { rows: ApiMethod[] }) {
  return (
    <RowList>
      {rows.map(({ name, plan, deprecation, history, description, type }) => (
        <ApiRow
          key={name}
          id={`method-${name}`}
          name={name}
          plan={plan}
          deprecation={deprecation}
          history={history}
          description={description}
          facts={<TypeView type={type} />}
        />
      ))}
    </RowList>
  );
}
