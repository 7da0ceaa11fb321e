import type { AnchorHTMLAttributes } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Language } from '../../shared/languages/languages';
import { localizeHref } from '../../shared/paths/localizeHref';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without language prefix. */
  href: string;
  /** Where the link does not lead to the language of the page. */
  language?: Language;
}

/** A link that stays in the user's language. */
export function Link({ href, language, children, ...props }: LinkProps) {
  const page = useLanguage();
  const { isExcludedFromLanguages } = useDocsConfig();
  return (
    <a {...props} href={localizeHref(href, language ?? page.language, isExcludedFromLanguages)}>
      {children}
    </a>
  );
}
