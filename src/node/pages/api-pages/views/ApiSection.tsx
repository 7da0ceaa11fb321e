import type { ReactNode } from 'react';

interface ApiSectionProps {
  kind: 'props' | 'slots' | 'classes';
  id: string;
  title: string;
  children: ReactNode;
}

/** A list of rows under its heading. */
export function ApiSection({ kind, id, title, children }: ApiSectionProps) {
  return (
    <section className="api-section" data-kind={kind}>
      <ApiHeading id={id} title={title} />
      {children}
    </section>
  );
}

interface ApiHeadingProps {
  id: string;
  title: string;
  level?: 2 | 3;
  /** Where the title leads. */
  href?: string;
}

/** A heading of a page that no writer wrote; rendered like those of markdown. */
export function ApiHeading({ id, title, level = 2, href }: ApiHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      {href ? <a href={href}>{title}</a> : title}
      {/* Its sign is rendered by the style sheet; the heading is its name. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content */}
      <a href={`#${id}`} className="heading-anchor" aria-labelledby={id} />
    </Tag>
  );
}
