import { describe, expect, it } from 'vitest';
import { createParagraphFiles } from '../../../src/node/search/createParagraphFiles';
import type { SourceRecord } from '../../../src/node/search/searchSource';

const PAGES = ['/x/react-data-grid/rows', '/x/react-data-grid/cells'].map((pathname) => ({
  pathname,
  title: pathname,
  trail: [],
}));

const createRecord = (page: number, hash: string | undefined, paragraphs?: string[]): SourceRecord => ({
  kind: hash ? 'heading' : 'page',
  name: 'Rows',
  pages: [page],
  hash,
  text: '',
  paragraphs,
});

describe('createParagraphFiles', () => {
  it('writes a file for each page with text, by section', () => {
    const { prefix, files } = createParagraphFiles(
      [
        createRecord(0, undefined, ['Before all.']),
        createRecord(0, 'height', ['How tall.', 'How wide.']),
        createRecord(0, 'empty', []),
        createRecord(1, undefined),
      ],
      PAGES,
      'zh',
    );
    expect(prefix).toMatch(/^\/x\/search-texts\/zh\/[0-9a-f]{16}$/);
    expect(files).toEqual([
      {
        href: `${prefix}-x-react-data-grid-rows.json`,
        text: '{"":["Before all."],"height":["How tall.","How wide."]}',
      },
    ]);
  });

  it('names its files anew when a text changes', () => {
    const create = (text: string) =>
      createParagraphFiles([createRecord(0, 'height', [text])], PAGES, 'en').prefix;
    expect(create('How tall.')).toBe(create('How tall.'));
    expect(create('How tall.')).not.toBe(create('How wide.'));
  });
});
