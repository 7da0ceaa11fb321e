import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderOfflinePage } from '../../../../src/node/export/worker/renderOfflinePage';
import { getBuildDate, writeWorker } from '../../../../src/node/export/worker/writeWorker';
import { READ_PAGES_MARK } from '../../../../src/worker/answerRequest';
import { createFolder } from '../../createFolder';

describe('getBuildDate', () => {
  it.each([
    ['0', '1970-01-01T00:00:00.000Z'],
    ['1767225600', '2026-01-01T00:00:00.000Z'],
  ])('is fixed by SOURCE_DATE_EPOCH=%s', (value, date) => {
    expect(getBuildDate({ NODE_ENV: 'test', SOURCE_DATE_EPOCH: value }).toISOString()).toBe(date);
  });

  it.each([undefined, '', 'yesterday', '1e99'])('is now for %o', (value) => {
    const before = Date.now();
    const date = getBuildDate({ NODE_ENV: 'test', SOURCE_DATE_EPOCH: value });
    expect(date.getTime()).toBeGreaterThanOrEqual(before);
  });
});

describe('renderOfflinePage', () => {
  it.each(['en', 'zh'] as const)('is a page in %s with a place for the list and no script', (language) => {
    const html = renderOfflinePage(language);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html.split(READ_PAGES_MARK)).toHaveLength(2);
    expect(html).not.toMatch(/<script|https?:|src=/);
  });
});

describe('writeWorker', () => {
  it('writes one script that begins with its date and knows its build', async () => {
    const outDirectory = await createFolder({ 'zh/x/a.txt': '' });
    const options = { projectDirectory: process.cwd(), outDirectory, buildId: 'b1' };
    const file = path.join(outDirectory, 'x/sw.js');
    await writeWorker({ ...options, date: new Date(0) });
    const first = await fs.readFile(file, 'utf8');
    expect(first).toMatch(/^\/\/ Built at 1970-01-01T00:00:00.000Z\n/);
    expect(first).toContain('"b1"');
    expect(first).not.toMatch(/\bimport\b|\bexport\b/);
    await writeWorker({ ...options, date: new Date(1000) });
    expect(await fs.readFile(file, 'utf8')).not.toBe(first);
    expect(await fs.readFile(path.join(outDirectory, 'zh/x/offline.html'), 'utf8')).toContain('你已离线');
  });
});
