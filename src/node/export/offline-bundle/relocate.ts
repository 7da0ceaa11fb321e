/**
 * The addresses of the export begin at the root of its host. In the bundle they begin at the page, so that the bundle
 * works in any folder of any host.
 */

/** A tag with its attributes; text of a page has no `<` of its own. */
const TAG = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** Attributes that hold one address. */
const ADDRESS = /(\s(?:href|src|action|poster)=["'])\/(?!\/)/gi;

/** `content="0; url=/x/"` */
const REFRESH = /(\scontent="\d+;\s*url=)\/(?!\/)/gi;

/** `url(/static/a.svg)`, `url(&quot;/static/a.svg&quot;)` */
const CSS_ADDRESS = /(url\((?:["']|&quot;|&#x27;)?)\/(?!\/)/g;

/** What is between the tags of a script; nothing at all counts. */
const SCRIPT_CONTENT = /(?<=<script\b[^>]*>)([^]*?)(?=<\/script>)/;

/** A whole string of a script that names a static file, unless it is a key. */
const STATIC_TEXT = /(["'`])\/(static\/[^"'`$\\\s]+)\1(?!\s*:)/g;

/** Name of the script that every page of the bundle loads first. */
export const COPY_SCRIPT = 'offline-bundle.js';

/** The way from a page to the root: `'/x/introduction/' -> '../../'`, `'/index.html' -> './'`. */
export function addressToPrefix(address: string): string {
  return '../'.repeat(address.split('/').length - 2) || './';
}

/** Addresses in a style sheet. @param prefix the way from the sheet to the root */
export function relocateCss(css: string, prefix: string): string {
  return css.replace(CSS_ADDRESS, `$1${prefix}`);
}

/** Addresses in markup: what is between the tags of scripts is none. */
function relocateMarkup(markup: string, prefix: string): string {
  const relocated = markup.replace(TAG, (tag) =>
    tag.replace(ADDRESS, `$1${prefix}`).replace(REFRESH, `$1${prefix}`),
  );
  return relocateCss(relocated, prefix);
}

/** Addresses in a page, and the script that finds all others. @param prefix the way from the page to the root */
export function relocateHtml(html: string, prefix: string): string {
  const relocated = html
    .split(SCRIPT_CONTENT)
    .map((part, index) => (index % 2 === 0 ? relocateMarkup(part, prefix) : part));
  return relocated.join('').replace(/<head[^>]*>/, `$&<script src="${prefix}${COPY_SCRIPT}"></script>`);
}

/** Addresses of static files in a script: they begin where the page says that the bundle does. */
export function relocateScript(script: string): string {
  return script.replace(STATIC_TEXT, '(self.copyBase+$1$2$1)');
}
