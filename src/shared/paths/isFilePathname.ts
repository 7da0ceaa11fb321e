/**
 * True for the path of a file, which exists once for all languages and takes no trailing slash:
 * `/x/llms.txt`, `/static/x/pro.svg`.
 *
 * @param pathname without query and hash
 */
export function isFilePathname(pathname: string): boolean {
  return /\.[a-z][a-z0-9]*$/i.test(pathname);
}
