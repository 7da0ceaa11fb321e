import fs from 'node:fs/promises';
import path from 'node:path';
// The slim build parses several times faster, and as strictly as links need.
import { load } from 'cheerio/slim';
import type { ExternalLink } from '../../shared/health';
import { SITE_ORIGIN } from '../../shared/site';
import type { Problem } from '../problems/problem';
import type { ExportedPage } from '../store/readExport';

const REFERENCES: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['link:is([rel="stylesheet"], [rel="preload"], [rel="icon"], [type="text/markdown"])', 'href'],
  ['script[src], img[src], iframe[src]', 'src'],
  ['meta:is([property="og:image"], [name="twitter:image"])', 'content'],
];

/** A picture that other sites show is named with the origin of this one. */
function removeOrigin(address: string): string {
  return address.startsWith(`${SITE_ORIGIN}/`) ? address.slice(SITE_ORIGIN.length) : address;
}

async function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stat) => stat.isFile(),
    () => false,
  );
}

/** Reads an escaped path; one that is escaped wrongly stays as it is, and leads to nothing. */
function decodePathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What readers need to know of an image before it arrives, and those who do not see it at all. */
const IMAGE_ATTRIBUTES = ['alt', 'width', 'height'];

/**
 * Links of the text; those around it are made by the frame, and those of a demo show something and lead nowhere.
 */
const EXTERNAL_LINKS = 'article a:is([href^="https:"], [href^="http:"])';
const NOT_TEXT = '.page-meta, .demo-stage';

interface CheckedExport {
  problems: Problem[];
  /** Links of the text to other sites, sorted. */
  externalLinks: ExternalLink[];
}

/**
 * Checks that everything an exported page refers to on this site is in the export, anchors included, and that images
 * have a size and a text that stands for them.
 *
 * @param later addresses of files that are written from what is found here
 */
export async function checkExport(
  pages: ExportedPage[],
  outDirectory: string,
  later: readonly string[] = [],
): Promise<CheckedExport> {
  const ids = new Map<string, Set<string>>();
  const references = new Map<string, Set<string>>();
  const external = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  for (const { address, html } of pages) {
    const $ = load(html);
    for (const image of $('img').get()) {
      const lacking = IMAGE_ATTRIBUTES.filter((name) => $(image).attr(name) === undefined);
      if (lacking.length > 0 && $(image).closest('.demo-stage').length === 0) {
        const names = lacking.map((name) => `\`${name}\``).join(' and ');
        problems.push({
          file: `out${address}`,
          message: `The image \`${$(image).attr('src')}\` lacks ${names}.`,
        });
      }
    }
    for (const link of $(EXTERNAL_LINKS).get()) {
      if ($(link).closest(NOT_TEXT).length === 0) {
        const href = $(link).attr('href')!;
        external.set(href, (external.get(href) ?? new Set()).add(address));
      }
    }
    ids.set(
      address,
      new Set(
        $('[id]')
          .map((_, element) => $(element).attr('id'))
          .get(),
      ),
    );
    for (const [selector, attribute] of REFERENCES) {
      for (const element of $(selector).get()) {
        const value = $(element).attr(attribute)!;
        const target = attribute === 'content' ? removeOrigin(value) : value;
        const isOwn = target.startsWith('/') || target.startsWith('#');
        // Links inside a demo are the demo's: they show something, they lead nowhere.
        if (isOwn && $(element).closest('.demo-stage').length === 0) {
          const key = target.startsWith('#') ? address + target : target;
          references.set(key, (references.get(key) ?? new Set()).add(address));
        }
      }
    }
  }
  for (const [target, sources] of references) {
    const [location = '', hash] = target.split('#');
    const address = decodePathname(location.split('?')[0] ?? '');
    const page = ids.get(address);
    const file = `out${[...sources][0]}`;
    if (!page && !later.includes(address) && !(await isFile(path.join(outDirectory, address)))) {
      problems.push({ file, message: `\`${target}\` leads to nothing in the export.` });
    } else if (page && hash && !page.has(hash)) {
      problems.push({ file, message: `\`${target}\` names nothing on that page.` });
    }
  }
  const externalLinks = [...external].map(([href, sources]) => ({ href, pages: [...sources] }));
  return { problems, externalLinks: externalLinks.toSorted((a, b) => a.href.localeCompare(b.href)) };
}
