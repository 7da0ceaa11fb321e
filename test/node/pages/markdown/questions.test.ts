import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown';

const FILE = 'data/data-grid/columns/columns.questions.yaml';

const MARKDOWN = `---
title: Columns
description: Show the orders of a shop in rows and columns, and let users sort and filter them.
---

All about columns.

## Width

How wide they are.
`;

const compile = (text: string) => compileMarkdown(MARKDOWN, { questions: { file: FILE, text } });

describe('the questions of a page', () => {
  it('belong to the page or to a heading, and are not shown', async () => {
    const { page, problems } = await compile(
      'en:\n  (page):\n    - What is one?\n  width:\n    - Make it narrower?\n',
    );
    expect(problems).toEqual([]);
    expect(page!.questions).toEqual([
      { id: undefined, text: 'What is one?' },
      { id: 'width', text: 'Make it narrower?' },
    ]);
    expect(JSON.stringify(page!.blocks)).not.toContain('narrower');
  });

  it('are those of the language of the text', async () => {
    const { page, problems } = await compile('zh:\n  width:\n    - 怎么变窄？\n');
    expect(problems).toEqual([]);
    expect(page!.questions).toBeUndefined();
  });

  it('are reported with file and line', async () => {
    const { problems } = await compile('en:\n  widht:\n    - Narrower?\n');
    expect(problems).toEqual([{ file: FILE, line: 2, message: expect.stringContaining('`widht`') }]);
  });
});
