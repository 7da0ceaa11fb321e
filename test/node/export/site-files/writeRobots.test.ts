import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeRobots } from '../../../../src/node/export/site-files/writeRobots';
import { createFolder } from '../../createFolder';

it('writeRobots lets crawlers read everything and names the sitemap', async () => {
  const out = await createFolder({ 'index.html': '' });
  await writeRobots(out);
  const lines = (await fs.readFile(path.join(out, 'robots.txt'), 'utf8')).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Sitemap: https://mui.com/sitemap.xml');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
