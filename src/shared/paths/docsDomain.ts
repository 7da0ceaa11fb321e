/** What the host of the published documentation contains; an empty text is contained nowhere. */
export const DOCS_DOMAIN = process.env.NEXT_PUBLIC_DOCS_DOMAIN ?? 'mui.com';

/**
 * Whether third parties may be requested on a host, and the service worker runs.
 *
 * @param host as in `location.host`, with or without port: any that contains the domain is one, previews too
 */
export function isDocsDomain(host: string, domain: string = DOCS_DOMAIN): boolean {
  return domain !== '' && host.includes(domain);
}
