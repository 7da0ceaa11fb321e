/**
 * Everything outside of this site that its pages may request: every address, every id. Nothing here is requested
 * for unless `isDocsDomain` says so. The rule is a file of its own: every page needs it, and none of this.
 */

export { DOCS_DOMAIN, isDocsDomain } from './docsDomain';

/** Style sheet of the fonts of the demo theme site. */
export const DEMO_THEME_FONT_HREF =
  'https://fonts.googleapis.com/css2?family=Roboto+Condensed:wght@700&family=Work+Sans:wght@300;400&display=swap';

/** Style sheet of the icon font. */
export const ICON_FONT_HREF =
  'https://fonts.googleapis.com/icon?family=Material+Icons|Material+Icons+Two+Tone';

/** The script that renders the advertisement at the top of a page. */
export const AD_SCRIPT_SRC =
  process.env.NEXT_PUBLIC_AD_SCRIPT_SRC ??
  'https://cdn.carbonads.com/carbon.js?serve=CKYIL27L&placement=material-uicom';

/** The JSON of the advertisement below a demo. */
export const AD_JSON_HREF =
  process.env.NEXT_PUBLIC_AD_JSON_HREF ?? 'https://srv.buysellads.com/ads/CE7DC23W.json';

/** Where the advertiser's own filler leads: it counts as no advertisement. */
export const BACKERS_HREF = 'https://material-ui-next.com/discover-more/backers';

/** The script of the analytics, before the measurement id. */
export const ANALYTICS_SCRIPT_SRC = 'https://www.googletagmanager.com/gtag/js?id=';

/** Name of the meta element that carries the measurement id; without one there are no analytics. */
export const MEASUREMENT_ID_META = 'analytics:measurementId';

/** The measurement id of this build. */
export const MEASUREMENT_ID = process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '';

/** Where forms of the site lead: the sandboxes that open a demo. */
export const FORM_ORIGINS = ['https://codesandbox.io', 'https://stackblitz.com'];

/** The origins that each feature needs, by directive of the content security policy; for the build. */
export function getThirdPartyOrigins() {
  return {
    iconFont: { 'style-src': ['https://fonts.googleapis.com'], 'font-src': ['https://fonts.gstatic.com'] },
    // The script requests the advertisement from a second host, as a script.
    adScript: { 'script-src': [new URL(AD_SCRIPT_SRC).origin, 'https://srv.carbonads.net'] },
    adJson: { 'connect-src': [new URL(AD_JSON_HREF).origin] },
    analytics: {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    },
  } satisfies Record<string, Record<string, string[]>>;
}
