import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shortenGuides } from '../../../e2e/support/shortenGuides';

const GUIDE = `---
title: Bars
---

Text with [a link](/x/react-charts/lines/).

## Stacking

\`\`\`md
## No heading
\`\`\`

::demo{src="Bars.tsx"}

### Order
`;

it('leaves of a guide its front matter and its headings, and guides below it and whole ones as they are', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    fs.writeFileSync(path.join(directory, file), text);
  };
  write('data/charts/bars/bars.md', GUIDE);
  write('data/charts/bars/bars.zh.md', GUIDE);
  write('data/charts/bars/Bars.tsx', '');
  write('data/charts/bars/Styled/css.tsx', '');
  write('data/charts/bars/order/order.md', GUIDE);
  write('data/charts/bars/order/Order.tsx', '');
  try {
    await shortenGuides({ directory, write, remove: async () => {} }, ['charts/bars/order']);
    const left = fs.readdirSync(path.join(directory, 'data/charts/bars'), { recursive: true });
    expect(left.toSorted()).toEqual(['bars.md', 'order', 'order/Order.tsx', 'order/order.md']);
    const text = fs.readFileSync(path.join(directory, 'data/charts/bars/bars.md'), 'utf8');
    expect(text.match(/^(?:title:|#).*$/gm)).toEqual(['title: Bars', '## Stacking', '### Order']);
    expect(text).not.toContain('::demo');
    expect(text).not.toContain('a link');
    expect(fs.readFileSync(path.join(directory, 'data/charts/bars/order/order.md'), 'utf8')).toBe(GUIDE);
  } finally {
    fs.rmSync(directory, { recursive: true });
  }
});
