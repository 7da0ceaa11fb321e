import { describe, expect, it } from 'vitest';
import { createRenderDoc } from '../../../../src/node/pages/api-pages/createRenderDoc';

const renderDoc = await createRenderDoc(
  new Set(['/x/react-data-grid/sorting', '/x/api/data-grid/grid-col-def']),
);

describe('comments of the packages', () => {
  it.each([
    [
      'a line without its paragraph',
      'If `true`, the footer is *hidden*.',
      'If <code>true</code>, the footer is <em>hidden</em>.',
    ],
    ['several paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['markup as text', 'A `<div>` or <script>', 'A <code>&#x3C;div></code> or &#x3C;script>'],
    [
      'a link to the published page as one to the page here',
      '[sorting](https://mui.com/x/react-data-grid/sorting/#multi)',
      '<a href="/x/react-data-grid/sorting/">sorting</a>',
    ],
    [
      'a link to a page that is not here as it was',
      '[filter](https://mui.com/x/react-data-grid/filtering/)',
      '<a href="https://mui.com/x/react-data-grid/filtering/" rel="noopener" class="external">filter</a>',
    ],
    [
      'a relative link as one to the published site',
      '[api](/x/api/data-grid/data-grid/)',
      '<a href="https://mui.com/x/api/data-grid/data-grid/">api</a>',
    ],
    [
      'code as in guides',
      'By day:\n\n```ts\nconst a = 1;\n```',
      '<p>By day:</p>\n<figure class="code"><pre><code class="language-ts"><span class="tk">const </span><span class="tc">a </span><span class="tk">= </span><span class="tc">1</span>;</code></pre></figure>',
    ],
    [
      'code without a language as TSX',
      '```\n<a />\n```',
      '<figure class="code"><pre><code class="language-tsx">&#x3C;<span class="ts">a</span> /></code></pre></figure>',
    ],
  ])('shows %s', (_, markdown, html) => {
    expect(renderDoc(markdown, 'en')).toBe(html);
  });

  it('keeps links in the language of the user', () => {
    expect(renderDoc('[type](https://mui.com/x/api/data-grid/grid-col-def/)', 'zh')).toContain(
      'href="/zh/x/api/data-grid/grid-col-def/"',
    );
  });
});
