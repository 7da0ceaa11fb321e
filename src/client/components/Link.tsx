import type { AnchorHTMLAttributes } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import { localizeHref } from '../../shared/paths/localizeHref';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without language prefix. */
  href: string;
}

/** A link that stays in the user's language. */
export function Link({ href, children, ...props }: LinkProps) {
  const { language } = useLanguage();
  const { isExcludedFromLanguages } = useDocsConfig();
  return (
    <a {...props} href={localizeHref(href, language, isExcludedFromLanguages)}>
      {children}
    </a>
  );
}
