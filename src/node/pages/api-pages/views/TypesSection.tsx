import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { NamedType } from '../../../api/types/namedType';
import { useApiView } from '../ApiViewContext';
import { ApiHeading } from './ApiSection';
import { BreakableName } from '../../../../client/components/BreakableName';
import { DocText } from './DocText';
import { LongList } from './LongList';
import { SignatureView } from './SignatureView';
import { TypeView } from './TypeView';

/** Fields that a definition shows; the rest is on the type's own page or in the declarations. */
const MAX_MEMBERS = 40;

/** A type, with the id of its definition on the page. */
export type DefinedType = NamedType & { anchor: string };

function TypeDefinition({ type }: { type: DefinedType }) {
  const { t } = useLanguage();
  const { getHref } = useApiView();
  const href = type.pathname && getHref(type.pathname);
  const members = type.members ?? [];
  return (
    <li className="api-type">
      <details>
        <summary className="api-type-name">
          <code>
            <BreakableName name={type.name} />
            {type.typeParameters && <span className="api-type-parameters">{type.typeParameters}</span>}
          </code>
        </summary>
        {/* Inside, so that a link to the type opens it, in every browser and without a script. */}
        <div id={type.anchor} className="api-type-body">
          {href && (
            <p>
              <a href={href}>{t('api.ownPage')}</a>
            </p>
          )}
          <DocText markdown={type.description} />
          {type.declaration && <TypeView type={type.declaration} />}
          {type.signature && <SignatureView signature={type.signature} />}
          {members.length > 0 && (
            <dl className="api-signature">
              {members.slice(0, MAX_MEMBERS).map((member) => (
                <div key={member.name}>
                  <dt>
                    <code>
                      <BreakableName name={member.isRequired ? member.name : `${member.name}?`} />
                    </code>
                  </dt>
                  <dd>
                    <TypeView type={member.type} />
                    <DocText markdown={member.description} />
                  </dd>
                </div>
              ))}
              {members.length > MAX_MEMBERS && (
                <div>
                  <dt />
                  <dd>{t('api.moreMembers', { count: String(members.length - MAX_MEMBERS) })}</dd>
                </div>
              )}
            </dl>
          )}
        </div>
      </details>
    </li>
  );
}

/** The types that the rows mention, each once and closed; in the browser they open where they are mentioned, too. */
export function TypesSection({ types }: { types: DefinedType[] }) {
  const { t } = useLanguage();
  if (types.length === 0) {
    return null;
  }
  return (
    <section className="api-types">
      <ApiHeading id="types" title={t('api.types')} />
      <LongList count={types.length} title={t('api.typeCount', { count: String(types.length) })}>
        <ul className="api-type-list">
          {types.map((type) => (
            <TypeDefinition key={type.id} type={type} />
          ))}
        </ul>
      </LongList>
    </section>
  );
}
