/** A script with its text in the page; one with an address, and data that is no script, are left out. */
const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs;

/** The texts of the scripts that stand in a page. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .map(({ groups }) => groups!)
    .filter(({ attributes = '' }) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(({ text = '' }) => text);
}

/** `type="application/json"` */
function isData(attributes: string): boolean {
  const type = /\stype="(?<type>[^"]*)"/.exec(attributes)?.groups?.type;
  return type !== undefined && !/^(module|text\/javascript)?$/.test(type);
}
