import type { ReactNode } from 'react';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { Menu } from '../navigation/Menu';
import { PageNeighbours } from '../navigation/PageNeighbours';
import { TableOfContents, TableOfContentsBar } from '../navigation/TableOfContents';
import { useLanguage } from '../providers/language/LanguageProvider';
import { languageToPrefix } from '../../shared/languages/languages';
import type { TocEntry } from '../../shared/page/page';
import type { LayoutProps } from '../../shared/page/pageProps';
import { AppBar } from './AppBar';
import { Footer } from './Footer';
import { LineEnd } from './LineEnd';

interface DocsLayoutProps {
  layout: LayoutProps;
  /** The contents list; empty hides it. */
  toc: TocEntry[];
  /** What can be done with the page, beside the breadcrumbs. */
  tools?: ReactNode;
  /** A reference: its rows take the whole width. */
  isReference?: boolean;
  children: ReactNode;
}

/** The layout around every page of the documentation. */
export function DocsLayout({ layout, toc, tools, isReference = false, children }: DocsLayoutProps) {
  const { language, t } = useLanguage();
  return (
    <>
      <a className="skip-link" href="#main-content">
        {t('skipToContent')}
      </a>
      <AppBar layout={layout} />
      {/* A class, not `:has`: the table of contents is at the end of the document and arrives last. */}
      <div
        className={`shell${toc.length > 0 ? ' shell-with-toc' : ''}${isReference ? ' shell-reference' : ''}`}
      >
        <Menu menu={layout.menu} />
        <main id="main-content" className="content" tabIndex={-1}>
          {toc.length > 0 && <TableOfContentsBar />}
          <div className="page-top">
            <Breadcrumbs breadcrumbs={layout.breadcrumbs} />
            {tools}
            <LineEnd />
          </div>
          {children}
          <PageNeighbours previous={layout.previous} next={layout.next} />
          <Footer />
        </main>
        {toc.length > 0 && (
          <TableOfContents path={languageToPrefix(language) + layout.canonicalAs} toc={toc} />
        )}
      </div>
    </>
  );
}
