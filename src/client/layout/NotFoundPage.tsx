import { useSyncExternalStore } from 'react';
import { Link } from '../components/Link';
import { findNearestPages, type KnownPage } from '../../shared/navigation/findNearestPages';
import type { LayoutProps, PageLanguage } from '../../shared/pageProps';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { localizeHref } from '../../shared/paths/localizeHref';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';

export interface NotFoundPageProps extends PageLanguage {
  layout: LayoutProps;
  knownPages: KnownPage[];
  texts: Record<'title' | 'text' | 'nearest' | 'home', string>;
}

const neverChanges = () => () => {};
const getRequestedPath = () => location.pathname;

/** Says that an address leads nowhere, and where the user may have wanted to go. */
export function NotFoundPage({ layout, knownPages, texts }: NotFoundPageProps) {
  // One file serves every unknown address, so only the browser knows the requested address.
  const requested = useSyncExternalStore(neverChanges, getRequestedPath, () => '/');
  const { canonicalPathname, userLanguage } = getPathInfo(requested);
  const nearest = canonicalPathname === '/' ? [] : findNearestPages(canonicalPathname, knownPages);
  return (
    <>
      <HiddenPageHead
        title={`${texts.title} - MUI X`}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <DocsLayout layout={layout} pathname="" toc={[]}>
        <h1>{texts.title}</h1>
        <p className="description">{texts.text}</p>
        <div className="prose">
          {nearest.length > 0 && (
            <>
              <p>{texts.nearest}</p>
              <ul>
                {nearest.map(({ pathname, title }) => (
                  <li key={pathname}>
                    <Link href={`${pathname}/`} language={userLanguage}>
                      {title}
                    </Link>{' '}
                    <code>{localizeHref(`${pathname}/`, userLanguage)}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Link href="/x/introduction/" language={userLanguage}>
              {texts.home}
            </Link>
          </p>
        </div>
      </DocsLayout>
    </>
  );
}
