import type { Element } from 'domhandler';
import { load } from 'cheerio/slim';
import type { CompiledPage } from '../../shared/page';
import type { SourcePage, SourceRecord } from './searchSource';

/** Headings that every page has, and that say nothing about it. */
const COMMON_HEADINGS = new Set(['see-also', 'api', 'not-in-the-list']);

/** Code that is no prose, rows of the API, which are records of their own, and messages, likewise. */
const NO_TEXT = 'figure, .api-rows, .api-filter, svg, style';

/** Of a message: what is shown of it, the rest is text. */
const MESSAGE_LINES = 2;

/** `'OrderColumns' -> 'Order columns'` */
function nameToTitle(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether the headings of a page tell what changed between versions. */
function isMigrationPage({ pathname }: CompiledPage): boolean {
  return pathname.startsWith('/x/migration/');
}

/**
 * The records of a guide page: the page, its headings, its demos and the messages it lists, each with the text
 * that follows it. Headings of migration pages are entries of the migration.
 *
 * @param position of the page in the list of pages
 */
export function collectTexts({ compiled }: SourcePage, position: number): SourceRecord[] {
  const pages = [position];
  const page: SourceRecord = { kind: 'page', name: compiled.title, pages, text: compiled.description };
  const records = [page];
  let section = page;
  let parent: string | undefined;
  const levels = new Map(compiled.toc.map(({ id, level }) => [id, level]));

  for (const block of compiled.blocks) {
    if (block.kind === 'demo') {
      const { name, title } = block.demo;
      records.push({
        kind: 'demo',
        name: title ?? nameToTitle(name),
        pages,
        hash: `${name}.tsx`,
        parent: section === page ? undefined : section.name,
        text: '',
      });
      continue;
    }
    const $ = load(block.html, null, false);
    for (const element of $('li.message').get()) {
      const text = $(element).find('.message-text').first().text();
      const lines = text.split('\n');
      records.push({
        kind: 'message',
        name: normalize(lines.slice(0, MESSAGE_LINES).join(' ')),
        pages,
        hash: $(element).attr('id')!,
        text: normalize($(element).find('.message-text, .api-text').text()),
      });
    }
    $(NO_TEXT).remove();
    const readChildren = (children: Element[]) => {
      for (const child of children) {
        const id = $(child).attr('id');
        const level = id === undefined ? undefined : levels.get(id);
        if (level !== undefined && /^h[23]$/.test(child.tagName)) {
          const name = normalize($(child).text());
          if (level === 2) {
            parent = undefined;
          }
          section = {
            kind: isMigrationPage(compiled) ? 'migration' : 'heading',
            name,
            pages,
            hash: id!,
            parent,
            text: '',
          };
          parent ??= name;
          if (!COMMON_HEADINGS.has(id!)) {
            records.push(section);
          }
        } else {
          section.text += ` ${normalize($(child).text())}`;
        }
      }
    };
    readChildren($.root().children().get());
  }
  return records;
}
