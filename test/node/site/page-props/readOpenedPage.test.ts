import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readOpenedPage } from '../../../../src/node/site/page-props/readOpenedPage';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const PATHNAME = '/x/react-charts/bars';
const PROBLEM: Problem = { file: 'data/charts/bars/bars.md', line: 3, message: 'Unknown directive `foo`.' };

let server: http.Server | undefined;

afterEach(() => {
  server?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A project with a compiler that writes the page, or does not. */
async function open({ isWritten, problems }: { isWritten: boolean; problems: Problem[] }) {
  const project = await createFolder({});
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  const asked: (string | null)[] = [];
  server = http.createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://localhost').searchParams.get('pathname'));
    const answer = async () => {
      if (isWritten) {
        const file = path.join(project, `.cache/site/en${PATHNAME}.json`);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify({ title: 'Bars' }));
      }
      response.end(JSON.stringify(problems));
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    server!.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('DOCS_COMPILER', `http://127.0.0.1:${port}`);
  return asked;
}

it('a page is compiled before the development server reads it', async () => {
  const asked = await open({ isWritten: true, problems: [] });
  expect(await readOpenedPage(PATHNAME, 'en')).toEqual({ title: 'Bars' });
  expect(asked).toEqual([PATHNAME]);
});

it('a page with problems is read, which it shows itself', async () => {
  await open({ isWritten: true, problems: [PROBLEM] });
  expect(await readOpenedPage(PATHNAME, 'en')).toEqual({ title: 'Bars' });
});

it('what is wrong is said of a page that could never be compiled', async () => {
  await open({ isWritten: false, problems: [PROBLEM] });
  await expect(readOpenedPage(PATHNAME, 'en')).rejects.toThrow(
    'data/charts/bars/bars.md:3  Unknown directive `foo`.',
  );
});

it('a build reads what is compiled, and says what to run where nothing is', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(await createFolder({}));
  await expect(readOpenedPage(PATHNAME, 'en')).rejects.toThrow('Run `npm run content`');
});
