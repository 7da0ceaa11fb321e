import type { MouseEvent } from 'react';
import { findActiveHeading } from '../navigation/useActiveHeading';
import { useLanguage } from '../providers/language/LanguageProvider';
import { createIssueHref } from '../../shared/createIssueHref';
import type { DocsPageProps } from '../../shared/pageProps';
import { SITE_ORIGIN } from '../../shared/site';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';

function createHref({ page, layout }: Pick<DocsPageProps, 'page' | 'layout'>, heading?: string): string {
  const { checkedAgainst } = layout;
  const address = SITE_ORIGIN + pathnameToHref(page.pathname, page.language);
  return createIssueHref({
    title: `[docs] ${page.title}: `,
    facts: {
      Page: heading ? `${address}#${heading}` : address,
      Package: checkedAgainst && `${checkedAgainst.package}@${checkedAgainst.version}`,
      Documentation: layout.versions.find(({ current }) => current)?.text,
    },
  });
}

/** “Report a mistake on this page”: leads to a form for a new issue that names the page and the heading in view. */
export function ReportLink(props: Pick<DocsPageProps, 'page' | 'layout'>) {
  const { t } = useLanguage();
  // The link is at the foot of the page: the user has just read what is in the upper half of the view.
  const nameHeading = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = createHref(props, findActiveHeading(props.page.toc, innerHeight / 2));
  };
  return (
    <a href={createHref(props)} rel="noopener" onClick={nameHeading}>
      {t('reportPage')}
    </a>
  );
}
