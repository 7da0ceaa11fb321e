import { useState, type HTMLAttributes } from 'react';

interface RawHtmlProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'code' | 'nav' | 'p';
  html: string;
}

/**
 * HTML made by the build, shown as it is.
 *
 * CAREFUL HERE: the page's data carries these strings only on client-side moves (`stripPageData`). On a
 * first load `html` is empty while the document holds the text. React leaves it alone as long as it gets
 * the same object: the first one stays for the life of the component. Give it a `key` to show other HTML.
 */
export function RawHtml({ as: Tag = 'div', html, ...props }: RawHtmlProps) {
  const [markup] = useState({ __html: html });
  return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
