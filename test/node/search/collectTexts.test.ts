import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../../src/node/search/collectTexts';
import type { CompiledPage, DemoBlock } from '../../../src/shared/page/page';
import { createPage } from '../site/createPage';

const DEMO: DemoBlock = {
  kind: 'demo',
  key: 'demo',
  demo: {
    name: 'OrderRows',
    pageId: 'data-grid/rows',
    isCodeOpen: false,
    files: [],
    snapshot: {} as never,
  },
};

const HTML = `<p>Before all.</p>
<h2 id="height">Height</h2><p>How tall a <code>row</code> is.</p><figure><pre>const hidden = 1;</pre></figure>
<div inert><p>A picture.</p></div><h3 id="dynamic-height">Dynamic height</h3><p>By its content.</p>`;

function collect(page: Partial<CompiledPage>) {
  const compiled = createPage({
    toc: [
      { id: 'height', text: 'Height', level: 2 },
      { id: 'dynamic-height', text: 'Dynamic height', level: 3 },
      { id: 'see-also', text: 'See also', level: 2 },
    ],
    ...page,
  });
  return collectTexts({ title: compiled.title, compiled }, 7);
}

const html = (text: string) => ({ kind: 'html' as const, key: text, html: text });

describe('collectTexts', () => {
  it('collects page, headings and demos in order, each with the text that follows', () => {
    const records = collect({ blocks: [html(HTML), DEMO] });
    expect(records.map(({ kind, name, hash, parent }) => [kind, name, hash, parent])).toEqual([
      ['page', 'Rows', undefined, undefined],
      ['heading', 'Height', 'height', undefined],
      ['heading', 'Dynamic height', 'dynamic-height', 'Height'],
      ['demo', 'Order rows', 'OrderRows.tsx', 'Dynamic height'],
    ]);
    expect(records.map(({ text }) => text.trim())).toEqual([
      'Rows and columns. Before all.',
      'How tall a row is.',
      'By its content.',
      '',
    ]);
    expect(records.every(({ pages }) => pages[0] === 7)).toBe(true);
  });

  it('adds the questions of each section, and leaves out links from what is elsewhere now', () => {
    const records = collect({
      blocks: [html(HTML), html('<div class="moved-sections"><p>Moved.</p></div>')],
      questions: [{ text: 'What is a row?' }, { id: 'dynamic-height', text: 'How tall?' }],
    });
    expect(records.map(({ questions }) => questions)).toEqual([['What is a row?'], undefined, ['How tall?']]);
    expect(records.at(-1)!.text.trim()).toBe('By its content.');
  });

  it('leaves out headings that every page has', () => {
    const records = collect({ blocks: [html('<h2 id="see-also">See also</h2><p>More.</p>')] });
    expect(records.map(({ kind }) => kind)).toEqual(['page']);
  });

  it('takes headings of a migration for its entries', () => {
    const records = collect({ pathname: '/x/migration/migration-charts-v7', blocks: [html(HTML)] });
    expect(records.map(({ kind }) => kind)).toEqual(['page', 'migration', 'migration']);
  });

  it('reads messages with their cause; a short first line takes the second with it', () => {
    const message = (id: string, text: string) =>
      `<li class="message" id="${id}"><pre class="message-text">${text}</pre><div class="api-text">Because.</div></li>`;
    const list = `<ul>${message('message-a', 'MUI X: No row with id #{id} found.\nMore.')}${message('message-b', 'MUI X:\nShort.')}</ul>`;
    const [, first, second] = collect({ blocks: [html(list)] });
    expect(first).toMatchObject({
      kind: 'message',
      name: 'MUI X: No row with id #{id} found.',
      hash: 'message-a',
    });
    expect(first!.text).toContain('Because.');
    expect(second!.name).toBe('MUI X: Short.');
  });

  it('finds an entry by each of its messages, without what differs each time', () => {
    const texts = [
      'MUI X: No row found for {id}.',
      'MUI X Charts: No axis {axisId} in the chart.',
      'MUI X: No row found for {id}.',
    ];
    const shown = texts.map((text) => `<code class="message-text">${text}</code>`).join('');
    const [, entry] = collect({
      blocks: [html(`<ul><li class="message" id="message-a">${shown}</li></ul>`)],
    });
    expect(entry).toMatchObject({
      name: 'MUI X: No row found for {id}.',
      questions: ['No axis in the chart.'],
    });
  });

  it('finds a message by each of its sentences, without addresses', () => {
    const text = `MUI X: Invalid key.\n\nThe format of the key isn't valid. It could have a typo.\nSee https://mui.com/r/key.`;
    const [, entry] = collect({
      blocks: [
        html(`<ul><li class="message" id="message-a"><code class="message-text">${text}</code></li></ul>`),
      ],
    });
    expect(entry!.questions).toEqual(["The format of the key isn't valid.", 'It could have a typo.']);
  });

  it('finds only the page itself while it is not translated', () => {
    const records = collect({
      language: 'zh',
      contentLanguage: 'en',
      title: '行',
      blocks: [html(HTML), DEMO],
    });
    expect(records).toEqual([{ kind: 'page', name: '行', pages: [7], text: '' }]);
  });
});
