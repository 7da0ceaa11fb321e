import { useState, type HTMLAttributes } from 'react';

interface RawHtmlProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'code' | 'nav' | 'p' | 'summary';
  html: string;
}

/**
 * HTML made by the build, shown as it is.
 *
 * CAREFUL HERE, in development, where React renders the page again after a save: it writes the HTML again for another
 * object with the same text, and what lives in it is gone. The first one stays for the life of the component. Give it a
 * `key` to show other HTML.
 */
export function RawHtml({ as: Tag = 'div', html, ...props }: RawHtmlProps) {
  const [markup] = useState({ __html: html });
  return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
