import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiKind, ApiPage } from '../../../api/types/apiPage';
import { pathnameToHref } from '../../../../shared/paths/pathnameToHref';
import { ApiHeading } from './ApiSection';

interface ApiIndexViewProps {
  groups: { kind: ApiKind; symbols: (ApiPage & { pathname: string; summary: string })[] }[];
  renderDoc: (markdown: string) => string;
}

/** Every page of a product's API, one line each. */
export function ApiIndexView({ groups, renderDoc }: ApiIndexViewProps) {
  const { language, t } = useLanguage();
  return groups.map(({ kind, symbols }) => (
    <section key={kind}>
      <ApiHeading id={`${kind}s`} title={t(`api.kinds.${kind}`)} />
      <ul className="api-index">
        {symbols.map(({ pathname, name, plan, summary }) => (
          <li key={pathname}>
            <a href={pathnameToHref(pathname, language)}>
              <code>{name}</code>
            </a>
            {plan && <span className={`plan-mark plan-${plan}`}>{t(`planNames.${plan}`)}</span>}
            <span className="api-index-text" dangerouslySetInnerHTML={{ __html: renderDoc(summary) }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
