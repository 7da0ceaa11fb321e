import { JsonData } from '../components/JsonData';
import { Link } from '../components/Link';
import type { KnownPage } from '../../shared/navigation/findNearestPages';
import type { LayoutProps, PageLanguage } from '../../shared/page/pageProps';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';

export interface NotFoundPageProps extends PageLanguage {
  layout: LayoutProps;
  knownPages: KnownPage[];
  texts: Record<'title' | 'text' | 'nearest' | 'home', string>;
}

/**
 * Says that an address leads nowhere. Its controller adds where the user may have wanted to go: one file serves every
 * unknown address, so only the browser knows the requested one.
 */
export function NotFoundPage({ layout, knownPages, texts }: NotFoundPageProps) {
  return (
    <>
      <HiddenPageHead
        title={`${texts.title} - MUI X`}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <DocsLayout layout={layout} toc={[]}>
        <h1>{texts.title}</h1>
        <p className="description">{texts.text}</p>
        <div className="prose not-found">
          <div className="not-found-nearest" hidden>
            <p>{texts.nearest}</p>
            <ul />
          </div>
          <p>
            <Link href="/x/introduction/">{texts.home}</Link>
          </p>
          <JsonData data={knownPages} />
        </div>
      </DocsLayout>
    </>
  );
}
