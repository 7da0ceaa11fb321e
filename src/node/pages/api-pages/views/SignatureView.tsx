import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiSignature } from '../../../api/types/typeText';
import { DEFAULT_LANGUAGE, getTextAttributes } from '../../../../shared/languages/languages';
import { useApiView } from '../ApiViewContext';
import { BreakableName } from '../../../../client/components/BreakableName';
import { TypeView } from './TypeView';

/** A description within a line. */
function Inline({ markdown }: { markdown: string }) {
  const { language } = useLanguage();
  const { renderDoc } = useApiView();
  return (
    <span
      {...getTextAttributes(language, DEFAULT_LANGUAGE)}
      dangerouslySetInnerHTML={{ __html: renderDoc(markdown) }}
    />
  );
}

/** How a function is called, argument by argument; nothing when no argument is described. */
export function SignatureView({ signature }: { signature: ApiSignature }) {
  const { t } = useLanguage();
  const { params, returns } = signature;
  if (!params.some(({ description }) => description) && !returns?.description) {
    return null;
  }
  return (
    <dl className="api-signature">
      {params.map(({ name, type, isOptional, description }) => (
        <div key={name}>
          <dt>
            <code>
              <BreakableName name={isOptional ? `${name}?` : name} />
            </code>
          </dt>
          <dd>
            <TypeView type={type} /> {description && <Inline markdown={description} />}
          </dd>
        </div>
      ))}
      {returns && (returns.type.text !== 'void' || returns.description) && (
        <div>
          <dt>{t('api.returns')}</dt>
          <dd>
            <TypeView type={returns.type} />{' '}
            {returns.description && <Inline markdown={returns.description} />}
          </dd>
        </div>
      )}
    </dl>
  );
}
