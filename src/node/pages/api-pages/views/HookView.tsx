import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiHook } from '../../../api/types/apiPage';
import { ApiFilter } from './ApiFilter';
import { ApiHeading, ApiSection } from './ApiSection';
import { CodeView } from './CodeView';
import { MemberRows } from './MemberRows';
import { SignatureView } from './SignatureView';

/** What a hook takes and returns. */
export function HookView({ hook }: { hook: ApiHook }) {
  const { t } = useLanguage();
  return (
    <>
      <CodeView code={hook.declaration} />
      <SignatureView signature={hook.signature} />
      <ApiFilter />
      {hook.parameters.length > 0 && (
        <ApiSection kind="props" id="parameters" title={t('api.parameters')}>
          <MemberRows members={hook.parameters} />
        </ApiSection>
      )}
      {hook.returned.length > 0 && (
        <>
          <ApiHeading id="return-value" title={t('api.returnValue')} />
          {/* What is always there is nothing that a developer has to give. */}
          <MemberRows
            members={hook.returned.map(({ isRequired: _isRequired, ...member }) => member)}
            others={hook.parameters}
          />
        </>
      )}
    </>
  );
}
