import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiMember } from '../../../api/types/apiMember';
import { useApiView } from '../ApiViewContext';
import { ApiRow } from './ApiRow';
import { RowList } from './RowList';
import { SignatureView } from './SignatureView';
import { TypeView } from './TypeView';

/** A default is code, or a sentence with code in it: «`true` on desktop, `false` on mobile». */
function DefaultValue({ value }: { value: string }) {
  const { renderDoc } = useApiView();
  return value.includes('`') ? (
    <span lang="en" dangerouslySetInnerHTML={{ __html: renderDoc(value) }} />
  ) : (
    <code>{value}</code>
  );
}

function MemberFacts({ member }: { member: ApiMember }) {
  const { t } = useLanguage();
  return (
    <>
      <span className="visually-hidden">{t('api.type')} </span>
      <TypeView type={member.type} />
      {member.default !== undefined && (
        <span className="api-default">
          <span className="api-label">{t('facts.default')}</span> <DefaultValue value={member.default} />
        </span>
      )}
    </>
  );
}

export interface MemberRowsProps {
  members: readonly ApiMember[];
  /** Members of the same symbol that have rows of their own: a parameter may have the name of what is returned. */
  others?: readonly ApiMember[];
}

/** Props of a component, or members of an interface. */
export function MemberRows({ members, others = [] }: MemberRowsProps) {
  const { slug, getDemos } = useApiView();
  const names = new Set(others.map(({ name }) => name));
  return (
    <RowList>
      {members.map((member) => (
        <ApiRow
          key={member.name}
          {...member}
          id={`${slug}-${names.has(member.name) ? 'returned' : 'prop'}-${member.name}`}
          facts={<MemberFacts member={member} />}
          demos={getDemos('prop', member.name, member.declaredIn)}
        >
          {member.signature && <SignatureView signature={member.signature} />}
        </ApiRow>
      ))}
    </RowList>
  );
}
