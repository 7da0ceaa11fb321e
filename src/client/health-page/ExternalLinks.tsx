import type { ExternalLink } from '../../shared/health';

/** Every link to another site by host, with the pages that contain it. */
export function ExternalLinks({ links }: { links: ExternalLink[] }) {
  const hosts = [...new Set(links.map(({ href }) => new URL(href).host))];
  return hosts.map((host) => {
    const linksOfHost = links.filter(({ href }) => new URL(href).host === host);
    return (
      <details key={host} className="health-links">
        <summary>
          {host} <span className="health-count">{linksOfHost.length}</span>
        </summary>
        <ul>
          {linksOfHost.map(({ href, pages }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {href}
              </a>
              <ul>
                {pages.map((page) => (
                  <li key={page}>
                    <a href={page}>{page}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
