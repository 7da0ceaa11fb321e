import { describe, expect, it } from 'vitest';
import { createIssueHref } from '../../../src/client/components/createIssueHref';

function read(href: string) {
  const { origin, pathname, searchParams } = new URL(href);
  return { address: origin + pathname, title: searchParams.get('title'), body: searchParams.get('body') };
}

describe('createIssueHref', () => {
  it('fills in title and facts, and leaves out those without a value', () => {
    const href = createIssueHref({
      title: '[docs] Rows & columns: ',
      facts: { Page: 'https://mui.com/x/rows/#a', Package: undefined },
    });
    expect(read(href)).toEqual({
      address: 'https://github.com/mui/mui-x/issues/new',
      title: '[docs] Rows & columns: ',
      body: expect.stringMatching(/\nPage: https:\/\/mui\.com\/x\/rows\/#a$/),
    });
    expect(read(href).body).not.toContain('Package');
  });

  it('shows output as code, and cuts what no address would take', () => {
    const { body } = read(createIssueHref({ title: '', facts: {}, output: `Error: a\n${'b'.repeat(9000)}` }));
    expect(body).toMatch(/\n```\nError: a\nb+\n```$/);
    expect(body!.length).toBeLessThan(3000);
  });
});
