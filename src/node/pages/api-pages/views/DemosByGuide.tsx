import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import { getPageTitle } from '../../../base/navigation/getPageTitle';
import type { DemoLink } from '../../../demos/usage/usageIndex';
import { useApiView } from '../ApiViewContext';
import { DemoLinks } from './ApiRow';

/** How many demos of a guide are shown; the others are folded. */
const SHOWN_DEMOS = 5;

/** Demos below the guides that they are in, in the order of the site. */
export function DemosByGuide({ demos }: { demos: DemoLink[] }) {
  const { language, t } = useLanguage();
  const { getHref } = useApiView();
  const guides = new Map<string, DemoLink[]>();
  for (const demo of demos) {
    guides.set(demo.pathname, [...(guides.get(demo.pathname) ?? []), demo]);
  }
  return (
    <dl className="api-guides">
      {[...guides].map(([pathname, own]) => (
        <div key={pathname}>
          <dt>
            <a href={getHref(pathname) ?? pathname}>{getPageTitle(pathname, language)}</a>
          </dt>
          <dd>
            <DemoLinks demos={own.slice(0, SHOWN_DEMOS)} />
            {own.length > SHOWN_DEMOS && (
              <details>
                <summary className="api-guide-rest">
                  {t('api.moreDemos', { count: String(own.length - SHOWN_DEMOS) })}
                </summary>
                <DemoLinks demos={own.slice(SHOWN_DEMOS)} />
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
