import { FORM_ORIGINS, getThirdPartyOrigins } from '../../shared/thirdParties';

const ORIGINS = getThirdPartyOrigins();

type Feature = keyof typeof ORIGINS;

const FEATURES = Object.keys(ORIGINS) as Feature[];

/**
 * The content security policy of some pages.
 *
 * @param scriptHashes of all scripts that are in them: `'sha256-…'`
 * @param features the third parties that they may request
 */
export function createPolicy(
  scriptHashes: Iterable<string>,
  features: readonly Feature[] = FEATURES,
): string {
  const allow = (directive: string) =>
    features.flatMap((feature) => {
      const origins: Record<string, readonly string[]> = ORIGINS[feature];
      return origins[directive] ?? [];
    });
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].toSorted(), ...allow('script-src')],
    // The packages set style attributes, and emotion adds style elements.
    'style-src': ["'self'", "'unsafe-inline'", ...allow('style-src')],
    // Images that count a display may name any host; charts that are exported are rendered from memory, fonts included.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:', ...allow('font-src')],
    'connect-src': ["'self'", ...allow('connect-src')],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'", ...FORM_ORIGINS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
