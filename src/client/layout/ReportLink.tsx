import { useLanguage } from '../providers/language/LanguageProvider';
import { createIssueHref } from '../components/createIssueHref';
import type { DocsPageProps } from '../../shared/page/pageProps';
import { SITE_ORIGIN } from '../../shared/paths/site';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';

/** “Report a mistake on this page”: leads to a form for a new issue that names the page. */
export function ReportLink({ page, layout }: Pick<DocsPageProps, 'page' | 'layout'>) {
  const { t } = useLanguage();
  const { checkedAgainst, versions } = layout;
  const address = SITE_ORIGIN + pathnameToHref(page.pathname, page.language);
  const href = createIssueHref({
    title: `[docs] ${page.title}: `,
    facts: {
      Page: address,
      Package: checkedAgainst && `${checkedAgainst.package}@${checkedAgainst.version}`,
      Documentation: versions.find(({ current }) => current)?.text,
    },
  });
  return (
    <a className="report-link" href={href} rel="noopener">
      {t('reportPage')}
    </a>
  );
}
