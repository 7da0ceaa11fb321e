import type { ReactNode } from 'react';
import { useLanguage } from '../../../../client/providers/language/LanguageProvider';

/** The ways to see a list of rows. */
const LAYOUTS = ['table', 'collapsed', 'expanded'] as const;

interface ApiSectionProps {
  /** Kind of the rows, also the last part of the key that stores the layout. */
  kind: 'props' | 'slots' | 'classes';
  id: string;
  title: string;
  children: ReactNode;
}

/** A list of rows under its heading, with the choice of its layout. */
export function ApiSection({ kind, id, title, children }: ApiSectionProps) {
  const { t } = useLanguage();
  return (
    <section className="api-section" data-kind={kind} data-layout="table">
      <div className="api-section-head">
        <ApiHeading id={id} title={title} />
        <fieldset className="toggle-group" data-action="api-layout">
          <legend className="visually-hidden">{t('api.layout')}</legend>
          {LAYOUTS.map((layout) => (
            <button
              key={layout}
              type="button"
              data-layout={layout}
              aria-pressed={layout === 'table'}
              data-ga-event-category="layout"
              data-ga-event-action={kind}
              data-ga-event-label={layout}
            >
              {t(`api.layouts.${layout}`)}
            </button>
          ))}
        </fieldset>
      </div>
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
