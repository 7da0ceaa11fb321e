import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageFacts } from '../page-facts/readPageFacts';
import type { Problem } from '../../base/problems/problem';

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

/** Each own address that pages refer to, with the first page that does. */
function listReferences(pages: readonly PageFacts[]): Map<string, string> {
  const references = new Map<string, string>();
  for (const { address, links } of pages) {
    for (const reference of links.references) {
      const target = reference.startsWith('#') ? address + reference : reference;
      if (!references.has(target)) {
        references.set(target, address);
      }
    }
  }
  return references;
}

function checkImages(pages: readonly PageFacts[]): Problem[] {
  return pages.flatMap(({ address, incompleteImages }) =>
    incompleteImages.map(({ src, lacking }) => {
      const names = lacking.map((name) => `\`${name}\``).join(' and ');
      return { file: `out${address}`, message: `The image \`${src}\` lacks ${names}.` };
    }),
  );
}

function checkIds(pages: readonly PageFacts[]): Problem[] {
  return pages.flatMap(({ address, links }) =>
    links.repeatedIds.map((id) => ({
      file: `out${address}`,
      message: `Several elements have the id \`${id}\`: links lead to the first. Give each its own.`,
    })),
  );
}

/**
 * Checks that everything an exported page refers to on this site is in the export, anchors included, that ids are
 * unique, and that images have a size and a text that stands for them.
 *
 * @param later addresses of files that are written from what is found here
 */
export async function checkExport(
  pages: readonly PageFacts[],
  outDirectory: string,
  later: readonly string[] = [],
): Promise<Problem[]> {
  const ids = new Map(pages.map(({ address, links }) => [address, new Set(links.ids)]));
  const problems = [...checkImages(pages), ...checkIds(pages)];
  for (const [target, source] of listReferences(pages)) {
    const [location = '', hash] = target.split('#');
    const address = decodePathname(location.split('?')[0] ?? '');
    const page = ids.get(address);
    const file = `out${source}`;
    // oxlint-disable-next-line no-await-in-loop
    if (!page && !later.includes(address) && !(await isFile(path.join(outDirectory, address)))) {
      problems.push({
        file,
        message: `\`${target}\` leads to nothing in the export. Correct the address, or put the file into \`public/\`.`,
      });
    } else if (page && hash && !page.has(hash)) {
      problems.push({
        file,
        message: `\`${target}\` names nothing on that page. Write the id of a heading or row there.`,
      });
    }
  }
  return problems;
}
