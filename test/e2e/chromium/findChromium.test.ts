import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../e2e/chromium/findChromium';
import { fakeSystem } from './fakeSystem';

const PLAYWRIGHT = '/cache/playwright/chrome';
const APT = '/usr/bin/apt-get';
const SYSTEM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

describe('findChromium', () => {
  it('takes the one PLAYWRIGHT_CHROMIUM names before all others', async () => {
    const { system } = fakeSystem({
      env: { PLAYWRIGHT_CHROMIUM: '/opt/chrome' },
      files: ['/opt/chrome', PLAYWRIGHT, SYSTEM],
      playwrightPath: PLAYWRIGHT,
    });
    expect(await findChromium(system)).toBe('/opt/chrome');
  });

  it('does not look further when PLAYWRIGHT_CHROMIUM is wrong', async () => {
    const { system, runs } = fakeSystem({ env: { PLAYWRIGHT_CHROMIUM: '/opt/gone' }, files: [SYSTEM] });
    await expect(findChromium(system)).rejects.toThrow(
      'PLAYWRIGHT_CHROMIUM is "/opt/gone", which is not an executable file: set it to the path of a Chromium, or unset it',
    );
    expect(runs).toEqual([]);
  });

  it('takes an empty PLAYWRIGHT_CHROMIUM for none', async () => {
    const { system } = fakeSystem({ env: { PLAYWRIGHT_CHROMIUM: '' }, files: [SYSTEM] });
    expect(await findChromium(system)).toBe(SYSTEM);
  });

  it.each([
    ['the headless shell before all others of the machine', [PLAYWRIGHT, SYSTEM, SHELL], SHELL],
    ['Playwright’s own before the system’s', [PLAYWRIGHT, SYSTEM], PLAYWRIGHT],
    ['the system’s when Playwright’s is not on the disk', [SYSTEM, '/usr/bin/google-chrome'], SYSTEM],
    ['google-chrome on the PATH', ['/usr/local/bin/google-chrome'], '/usr/local/bin/google-chrome'],
    ['google-chrome-stable on the PATH', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    ['chromium-browser on the PATH', ['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
    ['chromium elsewhere on the PATH', ['/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
  ])('takes %s', async (_, files, expected) => {
    const { system, runs } = fakeSystem({ files, playwrightPath: PLAYWRIGHT, uid: 0 });
    expect(await findChromium(system)).toBe(expected);
    expect(runs).toEqual([]);
  });

  it('installs with apt-get as root, and says so', async () => {
    const { system, runs, logs } = fakeSystem({
      uid: 0,
      files: [APT],
      commands: {
        'apt-get update': { result: 'done' },
        'apt-get install': { result: 'done', creates: SHELL },
      },
    });
    expect(await findChromium(system)).toBe(SHELL);
    const lines = ['apt-get update', 'apt-get install -y chromium-headless-shell'];
    expect(runs.map(({ line }) => line)).toEqual(lines);
    expect(logs).toEqual(lines.map((line) => `No Chromium found, trying: ${line}`));
  });

  it('installs the whole browser where there is no headless shell', async () => {
    const { system } = fakeSystem({
      uid: 0,
      files: [APT],
      commands: {
        'apt-get update': { result: 'done' },
        'apt-get install -y chromium-headless-shell': { result: 'failed' },
        'apt-get install -y chromium': { result: 'done', creates: SYSTEM },
      },
    });
    expect(await findChromium(system)).toBe(SYSTEM);
  });

  it.each([
    ['for another user', { uid: 1000, files: [APT] }],
    ['without apt-get', { uid: 0, files: [] }],
    ['where users have no ids', { files: [APT] }],
  ])('leaves apt-get alone %s, and lets Playwright download for at most 60 s', async (_, machine) => {
    const { system, runs } = fakeSystem({
      ...machine,
      playwrightPath: PLAYWRIGHT,
      commands: { 'npx playwright install chromium': { result: 'done', creates: PLAYWRIGHT } },
    });
    expect(await findChromium(system)).toBe(PLAYWRIGHT);
    expect(runs).toEqual([{ line: 'npx playwright install chromium', limitMs: 60_000 }]);
  });

  it.each([
    ['the update fails', { 'apt-get update': { result: 'failed' } }, 3],
    [
      'the installation takes too long',
      { 'apt-get update': { result: 'done' }, 'apt-get install': { result: 'out of time' } },
      4,
    ],
    ['the package brings no Chromium', { 'apt-get': { result: 'done' } }, 4],
  ] as const)('goes on with Playwright when %s', async (_, commands, count) => {
    const { system, runs } = fakeSystem({
      uid: 0,
      files: [APT],
      playwrightPath: PLAYWRIGHT,
      commands: { ...commands, npx: { result: 'done', creates: PLAYWRIGHT } },
    });
    expect(await findChromium(system)).toBe(PLAYWRIGHT);
    expect(runs).toHaveLength(count);
  });

  it('names the choices and what was tried when nothing helped', async () => {
    const { system } = fakeSystem({
      uid: 0,
      files: [APT],
      commands: { npx: { result: 'out of time' } },
    });
    const error = await findChromium(system).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message.split('\n')).toEqual([
      'No Chromium for the browser tests. Do one of these:',
      '- set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome',
      '- install one where it is found: /usr/bin/chromium-headless-shell, /usr/bin/chromium, or google-chrome on the PATH',
      '- as root on Debian or Ubuntu: apt-get update && apt-get install -y chromium-headless-shell',
      '- where downloads are allowed: npx playwright install chromium',
      'Tried: apt-get update (failed)',
      'Tried: apt-get install -y chromium (failed)',
      'Tried: npx playwright install chromium (not done after 60 s)',
    ]);
  });

  it('does not believe an installation that left nothing behind', async () => {
    const { system } = fakeSystem({ playwrightPath: PLAYWRIGHT, commands: { npx: { result: 'done' } } });
    await expect(findChromium(system)).rejects.toThrow(/Tried: npx playwright install chromium \(done\)/);
  });
});
