import { load } from 'cheerio/slim';
import { DETAILS_TITLE_CLASS, type Block, type CompiledPage } from '../../shared/page/page';
import { getDemoTitle } from '../base/texts/getDemoTitle';
import { normalizeSpace } from '../base/texts/normalizeSpace';
import type { SourcePage, SourceRecord } from './searchSource';
import { splitParagraphs } from './splitParagraphs';

/** Headings that every page has, and that say nothing about it. */
const COMMON_HEADINGS = new Set(['see-also', 'api', 'not-in-the-list']);

/** Code, rows of the API and messages, which are records of their own, links from what is elsewhere now, and pictures. */
const NO_TEXT = 'figure, .api-rows, .api-filter, .moved-sections, svg, style, [inert]';

/** A message whose first line has fewer words is found by its second one too; the rest is text. */
const MIN_MESSAGE_WORDS = 5;

/** The beginning of a sentence distinguishes it from others. */
const MAX_QUOTED_WORDS = 12;

/** Shorter sentences are in many messages. */
const MIN_QUOTED_WORDS = 3;

/** The line of a message that says what is wrong. */
function readMessage(text: string): string {
  const [first = '', second = ''] = text.split('\n');
  const isShort = first.trim().split(/\s+/).length < MIN_MESSAGE_WORDS;
  return normalizeSpace(isShort ? `${first} ${second}` : first);
}

/**
 * The sentences that every message of its kind says: without the product that speaks, addresses and what differs each time.
 * `MUI X: No row with id #{id} found. -> No row with id # found.`
 */
function quoteMessage(message: string): string[] {
  const said = message.replace(/^MUI X[^:]*:/, '').replaceAll(/\{[^}]*\}|https:\S+/g, ' ');
  return said
    .split(/\n|(?<=[.?!])\s+/)
    .map((sentence) => normalizeSpace(sentence).split(' ').slice(0, MAX_QUOTED_WORDS))
    .filter((words) => words.length >= MIN_QUOTED_WORDS)
    .map((words) => words.join(' '));
}

/** Whether the headings of a page name what changed between versions. */
function isMigrationPage({ pathname }: CompiledPage): boolean {
  return pathname.startsWith('/x/migration/');
}

/**
 * The records of a guide page: the page, its headings, its demos and the messages it lists, each with the text
 * that follows it. Headings of migration pages are entries of the migration. Of a page that is not translated yet
 * only the page itself is found, by its title in the menu: what is on it is in another language.
 *
 * @param position of the page in the list of pages
 */
export function collectTexts(
  { compiled, title }: Pick<SourcePage, 'compiled' | 'title'>,
  position: number,
): SourceRecord[] {
  const pages = [position];
  const getQuestions = (id?: string) => {
    const own = compiled.questions?.filter((question) => question.id === id) ?? [];
    return own.length > 0 ? { questions: own.map(({ text }) => text) } : {};
  };
  const top = {
    kind: 'page',
    name: title,
    pages,
    text: compiled.description,
    paragraphs: [] as string[],
    ...getQuestions(),
  } satisfies SourceRecord;
  const records: SourceRecord[] = [top];
  if (compiled.contentLanguage !== compiled.language) {
    return [{ kind: 'page', name: title, pages, text: '' }];
  }
  const headingKind = isMigrationPage(compiled) ? 'migration' : 'heading';
  const levels = new Map(compiled.toc.map(({ id, level }) => [id, level]));
  /** What the text that is read belongs to. */
  let section: SourceRecord & { paragraphs: string[] } = top;
  let heading: string | undefined;
  let parent: string | undefined;

  const readHeading = (name: string, hash: string) => {
    const isBelow = levels.get(hash) === 3 && parent !== undefined;
    section = {
      kind: headingKind,
      name,
      pages,
      hash,
      parent: isBelow ? parent : undefined,
      text: '',
      paragraphs: [],
      ...getQuestions(hash),
    };
    if (!COMMON_HEADINGS.has(hash)) {
      records.push(section);
      heading = name;
      parent = isBelow ? parent : name;
    }
  };

  /** What goes on after the details that are read. */
  let around: { section: typeof section; heading: typeof heading; parent: typeof parent } | undefined;
  /** Text after details belongs to what is around them, as they do. */
  const readDetails = ({ details }: Block) => {
    if (around) {
      ({ section, heading, parent } = around);
    }
    around = details === undefined ? undefined : { section, heading, parent };
  };
  let lastDetails: string | undefined;

  for (const block of compiled.blocks) {
    if (block.details !== lastDetails) {
      readDetails(block);
      lastDetails = block.details;
    }
    if (block.kind === 'demo') {
      const { name, title: demoTitle } = block.demo;
      const hash = `${name}.tsx`;
      records.push({
        kind: 'demo',
        name: getDemoTitle(name, demoTitle),
        pages,
        hash,
        parent: heading,
        text: '',
      });
      continue;
    }
    const $ = load(block.html, null, false);
    for (const element of $('li.message').get()) {
      const messages = $(element).find('.message-text').get();
      const texts = messages.map((message) => $(message).text());
      const name = readMessage(texts[0] ?? '');
      const ofName = new Set(quoteMessage(name));
      const others = new Set(texts.flatMap(quoteMessage).filter((sentence) => !ofName.has(sentence)));
      records.push({
        kind: 'message',
        name,
        pages,
        hash: $(element).attr('id')!,
        // Who quotes another line of the message, or another message of the entry, asks for the same.
        ...(others.size > 0 ? { questions: [...others] } : {}),
        text: normalizeSpace($(element).find('.message-text, .api-text').text()),
      });
    }
    $(NO_TEXT).remove();
    for (const element of $.root().children().get()) {
      const text = normalizeSpace($(element).text());
      const id = $(element).attr('id');
      if (block.details !== undefined && $(element).hasClass(DETAILS_TITLE_CLASS)) {
        readHeading(text, block.details);
      } else if (id !== undefined && levels.has(id) && /^h[23]$/.test(element.tagName)) {
        readHeading(text, id);
      } else {
        section.text += ` ${text}`;
        section.paragraphs.push(...splitParagraphs($.html(element)));
      }
    }
  }
  return records;
}
