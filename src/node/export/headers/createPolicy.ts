import { FORM_ORIGINS, getThirdPartyOrigins } from '../../../shared/paths/thirdParties';

const ORIGINS = getThirdPartyOrigins();

type Feature = keyof typeof ORIGINS;

const FEATURES = Object.keys(ORIGINS) as Feature[];

/** Lets scripts evaluate text. */
const EVAL = "'unsafe-eval'";

function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

function listScripts(
  scriptHashes: Iterable<string>,
  features: readonly Feature[],
  more: readonly string[] = [],
): string[] {
  const origins = features.flatMap((feature) => {
    const known: Record<string, readonly string[]> = ORIGINS[feature];
    return known['script-src'] ?? [];
  });
  return ["'self'", ...[...new Set(scriptHashes)].toSorted(), ...origins, ...more];
}

/**
 * The content security policy of some pages.
 *
 * @param scriptHashes of all scripts that are in them: `'sha256-…'`
 * @param features the third parties that they may request
 * @param canEvaluate whether scripts may evaluate text
 */
export function createPolicy(
  scriptHashes: Iterable<string>,
  features: readonly Feature[] = FEATURES,
  canEvaluate = false,
): string {
  const allow = (directive: string) =>
    features.flatMap((feature) => {
      const origins: Record<string, readonly string[]> = ORIGINS[feature];
      return origins[directive] ?? [];
    });
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': listScripts(scriptHashes, features, canEvaluate ? [EVAL] : []),
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
  });
}

/** The policy that takes the evaluation of text from pages, to which the policy of all responses leaves it. */
export function createScriptPolicy(scriptHashes: Iterable<string>): string {
  return writePolicy({ 'script-src': listScripts(scriptHashes, FEATURES) });
}

/**
 * The policy of the document in which edited demos run. Also without a frame around it, the document has an origin of its
 * own; it may load nothing, and requests nothing: code of a link cannot tell anybody anything.
 *
 * @param scriptHash of its own script, which evaluates what the page sends
 */
export function createSandboxPolicy(scriptHash: string): string {
  return writePolicy({
    sandbox: ['allow-scripts', 'allow-forms'],
    'default-src': ["'none'"],
    'script-src': [scriptHash, EVAL],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'font-src': ['data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}
