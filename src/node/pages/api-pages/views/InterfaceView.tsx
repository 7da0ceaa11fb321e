import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiInterface } from '../../../api/types/apiPage';
import { ApiFilter } from './ApiFilter';
import { ApiSection } from './ApiSection';
import { MemberRows } from './MemberRows';
import { TypeView } from './TypeView';

/** The members of an interface, or what a type stands for. */
export function InterfaceView({ symbol }: { symbol: ApiInterface }) {
  const { t } = useLanguage();
  return (
    <>
      {symbol.declaration && (
        <p className="api-declaration">
          <TypeView type={symbol.declaration} />
        </p>
      )}
      {symbol.members.length > 0 && (
        <>
          <ApiFilter />
          <ApiSection kind="props" id="properties" title={t('api.properties')}>
            <MemberRows members={symbol.members} />
          </ApiSection>
        </>
      )}
    </>
  );
}
