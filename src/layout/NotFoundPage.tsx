import Head from 'next/head';
import { useSyncExternalStore } from 'react';
import { Link } from '../components/Link';
import { findNearestPages, type KnownPage } from '../navigation/findNearestPages';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Language } from '../shared/languages';
import type { FrameProps } from '../shared/pageProps';
import { getPathInfo } from '../shared/paths/getPathInfo';
import { localizeHref } from '../shared/paths/localizeHref';
import { DocsLayout } from './DocsLayout';

export interface NotFoundPageProps {
  userLanguage: Language;
  frame: FrameProps;
  knownPages: KnownPage[];
}

const neverChanges = () => () => {};
const getAskedPath = () => location.pathname;

/** Says that an address leads nowhere, and where the reader may have wanted to go. */
export function NotFoundPage({ frame, knownPages }: NotFoundPageProps) {
  const { t } = useLanguage();
  // One file serves every unknown address, so what was asked is known in the browser only.
  const asked = useSyncExternalStore(neverChanges, getAskedPath, () => '/');
  const { canonicalPathname, userLanguage } = getPathInfo(asked);
  const nearest = canonicalPathname === '/' ? [] : findNearestPages(canonicalPathname, knownPages);
  return (
    <>
      <Head>
        <title>{`${t('notFound.title')} - MUI X`}</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        <meta name="mui:productId" content={frame.productId} />
        <meta name="mui:productCategoryId" content={frame.productCategoryId} />
      </Head>
      <DocsLayout frame={frame} pathname="" toc={[]}>
        <h1>{t('notFound.title')}</h1>
        <p className="description">{t('notFound.text')}</p>
        <div className="prose">
          {nearest.length > 0 && (
            <>
              <p>{t('notFound.nearest')}</p>
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
              {t('notFound.home')}
            </Link>
          </p>
        </div>
      </DocsLayout>
    </>
  );
}
