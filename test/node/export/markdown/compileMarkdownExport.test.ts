import { expect, it } from 'vitest';
import { compileMarkdownExport } from '../../../../src/node/export/markdown/compileMarkdownExport';
import type { CompiledDemo } from '../../../../src/shared/page/page';
import { createPage } from '../../site/createPage';

const SITE = {
  packages: { '@mui/x-charts': '8.29.3', '@mui/x-charts-pro': '8.29.3' },
  docsVersion: '8.0.0-alpha.5',
};

const DEMO: CompiledDemo = {
  name: 'MonthlyBars',
  pageId: 'charts/heatmap',
  isCodeOpen: false,
  files: [
    { name: 'MonthlyBars.tsx', key: 'a', html: '<span class="tk">import</span> &#x27;./data&#x27;;\n' },
    { name: 'data.ts', key: 'b', html: 'export {};' },
  ],
  api: { html: 'API: <code><a href="/x/api/charts/heatmap/">Heatmap</a></code>' },
  snapshot: { mode: 'hydrate', html: '<div>drawn</div>' },
};

const PAGE = createPage({
  pathname: '/x/react-charts/heatmap',
  title: 'Heatmap',
  description: 'Colors in cells.',
  blocks: [
    { kind: 'html', key: 'a', html: '<p>See <a href="#api">API</a>.</p>' },
    { kind: 'demo', key: 'b', demo: DEMO },
  ],
});
PAGE.frontMatter.packages = ['@mui/x-charts-pro', '@mui/material'];

it('begins with what the page is, and shows the files of its demos', () => {
  expect(compileMarkdownExport(PAGE, SITE)).toBe(`# Heatmap

Colors in cells.

- Pro plan
- Checked against \`@mui/x-charts-pro@8.29.3\`
- The documentation, version 8.0.0-alpha.5: <https://mui.com/x/react-charts/heatmap/>

See [API](https://mui.com/x/react-charts/heatmap/#api).

**Demo: Monthly bars**

\`\`\`tsx title="MonthlyBars.tsx"
import './data';
\`\`\`

\`\`\`ts title="data.ts"
export {};
\`\`\`

API: [\`Heatmap\`](https://mui.com/x/api/charts/heatmap/)
`);
});

it('has the texts of the language of the page', () => {
  const page = { ...PAGE, language: 'zh', contentLanguage: 'zh' } as const;
  const copy = compileMarkdownExport(page, SITE);
  expect(copy).toContain('- 核对版本 `@mui/x-charts-pro@8.29.3`');
  expect(copy).toContain('<https://mui.com/zh/x/react-charts/heatmap/>');
});

it('names the package that a page of the API was made from, with its own version', () => {
  const page = { ...PAGE, checkedAgainst: { package: '@mui/x-charts-premium', version: '8.28.3' } };
  expect(compileMarkdownExport(page, SITE)).toContain('`@mui/x-charts-premium@8.28.3`');
});
