/**
 * Everything outside of this site that its pages may ask for: every address, every id. Nothing here is asked
 * for unless `isDocsDomain` says so.
 */

/** What the host of the published documentation contains; an empty text is contained nowhere. */
export const DOCS_DOMAIN = process.env.NEXT_PUBLIC_DOCS_DOMAIN ?? 'mui.com';

/**
 * Whether third parties may be asked for anything on a host, and the service worker runs (SPEC 4).
 *
 * @param host as in `location.host`, with or without port: any that contains the domain is one, previews too
 */
export function isDocsDomain(host: string, domain: string = DOCS_DOMAIN): boolean {
  return domain !== '' && host.includes(domain);
}

/** Style sheet of the fonts that the demo theme site wears (BEHAVIOUR 2.10). */
export const DEMO_THEME_FONT_HREF =
  'https://fonts.googleapis.com/css2?family=Roboto+Condensed:wght@700&family=Work+Sans:wght@300;400&display=swap';
