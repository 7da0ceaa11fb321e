import fs from 'node:fs/promises';
import path from 'node:path';
// The slim build parses several times faster, and as strictly as links need.
import { load } from 'cheerio/slim';
import type { Problem } from '../problem';
import type { ExportedPage } from './readExport';

const REFERENCES: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]', 'href'],
  ['script[src], img[src], iframe[src]', 'src'],
];

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

/** Checks that everything an exported page refers to on this site is in the export, anchors included. */
export async function checkExport(pages: ExportedPage[], outDirectory: string): Promise<Problem[]> {
  const ids = new Map<string, Set<string>>();
  const references = new Map<string, Set<string>>();
  for (const { address, html } of pages) {
    const $ = load(html);
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
        const target = $(element).attr(attribute)!;
        const isOwn = target.startsWith('/') || target.startsWith('#');
        // Links inside a demo are the demo's: they show something, they lead nowhere.
        if (isOwn && $(element).closest('.demo-stage').length === 0) {
          const key = target.startsWith('#') ? address + target : target;
          references.set(key, (references.get(key) ?? new Set()).add(address));
        }
      }
    }
  }
  const problems: Problem[] = [];
  for (const [target, sources] of references) {
    const [location = '', hash] = target.split('#');
    const address = decodePathname(location.split('?')[0] ?? '');
    const page = ids.get(address);
    const file = `out${[...sources][0]}`;
    if (!page && !(await isFile(path.join(outDirectory, address)))) {
      problems.push({ file, message: `\`${target}\` leads to nothing in the export.` });
    } else if (page && hash && !page.has(hash)) {
      problems.push({ file, message: `\`${target}\` names nothing on that page.` });
    }
  }
  return problems;
}
