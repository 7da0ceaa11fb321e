import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../../src/node/pages/markdown/parseFrontMatter';
import type { Problem } from '../../../../src/node/base/problems/problem';

function parse(yaml: string) {
  const problems: Problem[] = [];
  const frontMatter = parseFrontMatter(yaml, 'data/columns/columns.md', 2, problems);
  return { frontMatter, problems };
}

const LINES = ['title: Columns\n', 'description: Rows.\n', '__proto__: 1\n', '---\n', '...\n', '%YAML 9\n'];
const SIGNS = `ads: true - : [ ] { } *a &a !!set ? " ' | <<: #`.split(' ');

/** Texts that come near to front matter. */
const yamls = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom(...LINES, ...SIGNS, ' ', '\t', '\n'), { maxLength: 12 })
    .map((parts) => parts.join('')),
);

describe('parseFrontMatter', () => {
  it('reads every key', () => {
    const { frontMatter } = parse(
      [
        'title: Columns',
        'description: Rows and columns.',
        'components: [DataGrid, DataGridPro]',
        'hooks: [useGridApiRef]',
        'tabs: true',
        "packages: ['@mui/x-data-grid']",
        'ads: false',
        'toc: false',
        'inMenu: false',
        'follows: 0123456789abcdef0123456789abcdef01234567',
      ].join('\n'),
    );
    expect(frontMatter).toEqual({
      title: 'Columns',
      description: 'Rows and columns.',
      components: ['DataGrid', 'DataGridPro'],
      hooks: ['useGridApiRef'],
      tabs: true,
      packages: ['@mui/x-data-grid'],
      ads: false,
      toc: false,
      inMenu: false,
      follows: '0123456789abcdef0123456789abcdef01234567',
    });
  });

  it('fills in what most pages leave out', () => {
    expect(parse('title: Columns\ndescription: Rows and columns.').frontMatter).toEqual({
      title: 'Columns',
      description: 'Rows and columns.',
      components: [],
      hooks: [],
      tabs: false,
      packages: [],
      ads: true,
      toc: true,
      inMenu: true,
    });
  });

  it('reports everything that is wrong, each at its line', () => {
    const { frontMatter, problems } = parse(
      'title: 7\nads: maybe\ncolor: red\nfollows: main\ndescription: Rows.',
    );
    expect(frontMatter).toBeUndefined();
    expect(problems.map(({ file, line }) => ({ file, line }))).toEqual(
      [2, 3, 5, 4].map((line) => ({ file: 'data/columns/columns.md', line })),
    );
  });

  it('refuses tabs on a page that lists nothing for them', () => {
    const { problems } = parse('title: Columns\ndescription: Rows.\ntabs: true');
    expect(problems).toEqual([
      {
        file: 'data/columns/columns.md',
        line: 4,
        message: expect.stringContaining('`components` or `hooks`'),
      },
    ]);
  });

  it('refuses a revision that is not the full hash of a blob', () => {
    const { problems } = parse('title: Columns\ndescription: Rows.\nfollows: 0123abc');
    expect(problems).toEqual([
      {
        file: 'data/columns/columns.md',
        line: 4,
        message: expect.stringContaining(
          'Write the blob hash of the English file: `git hash-object <page>.md`.',
        ),
      },
    ]);
  });

  it('gives front matter or problems inside the text for any text, and never an exception', () => {
    fc.assert(
      fc.property(yamls, (yaml) => {
        const { frontMatter, problems } = parse(yaml);
        expect(problems.length > 0).toBe(frontMatter === undefined);
        const lastLine = 1 + yaml.split('\n').length;
        expect(problems.filter(({ line }) => line === undefined || line < 2 || line > lastLine)).toEqual([]);
      }),
    );
  });
});
