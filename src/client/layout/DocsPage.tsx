import { PageBlocks } from '../page/PageBlocks';
import { useLanguage } from '../providers/language/LanguageProvider';
import { isReferencePage } from '../../shared/page/isReferencePage';
import { getTextAttributes } from '../../shared/languages/languages';
import { getMarkdownExportHref } from '../../shared/paths/markdownExport';
import type { DocsPageProps } from '../../shared/page/pageProps';
import { DocsHead } from './DocsHead';
import { DocsLayout } from './DocsLayout';
import { MarkdownExport } from './MarkdownExport';
import { PageFeedback } from './PageFeedback';
import { PageMarks } from './PageMarks';
import { PageNotice } from './PageNotice';
import { PageTabs } from './PageTabs';
import { ReportLink } from './ReportLink';

/** A page of the documentation: layout, title, content. */
export function DocsPage({ page, layout }: DocsPageProps) {
  const { language, t } = useLanguage();
  const titleAttributes = getTextAttributes(page.contentLanguage, page.titleLanguage);
  return (
    <>
      <DocsHead page={page} layout={layout} />
      <DocsLayout
        layout={layout}
        toc={page.frontMatter.toc ? page.toc.filter(({ details }) => details !== 'unlisted') : []}
        tools={<MarkdownExport href={getMarkdownExportHref(page)} />}
        isReference={isReferencePage(page)}
      >
        <article data-ads={page.frontMatter.ads ? 'on' : undefined}>
          <PageNotice page={page} />
          <div {...getTextAttributes(language, page.contentLanguage)}>
            <h1 {...titleAttributes}>{page.title}</h1>
            <PageMarks marks={layout.marks} />
            {/* The place of the advertisement; on pages with tabs that is below the tabs. */}
            <p
              className={page.frontMatter.ads && !page.tabs?.length ? 'description ad' : 'description'}
              {...titleAttributes}
            >
              {page.description}
            </p>
            <PageTabs page={page} />
            <PageBlocks blocks={page.blocks} />
          </div>
          <PageFeedback pathname={page.pathname} />
          <p className="page-meta">
            {layout.checkedAgainst && (
              <span>
                {t('checkedAgainst')}{' '}
                <code>{`${layout.checkedAgainst.package}@${layout.checkedAgainst.version}`}</code>
              </span>
            )}
            {layout.editHref && (
              <a href={layout.editHref} rel="noopener">
                {t('editPage')}
              </a>
            )}
            <ReportLink page={page} layout={layout} />
          </p>
        </article>
      </DocsLayout>
    </>
  );
}
