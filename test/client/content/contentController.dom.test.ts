import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlContent } from '../../../src/client/content/contentController';
import { trackListeners } from '../trackListeners';

const t = (key: string) => `<${key}>`;
const announce = vi.fn<(text: string) => void>();
const writeText = vi.fn<(text: string) => Promise<void>>();
let leavePage: () => void;

function codeBlock(code: string): string {
  return `<figure class="code MuiCode-root"><pre><code>${code}</code></pre><button class="MuiCode-copy" data-action="copy"><span class="MuiCode-copyKeypress"></span></button></figure>`;
}

function installTabs(group: string): string {
  const tab = (name: string, index: number) =>
    `<label><input type="radio" name="${group}" value="${name}" ${index ? '' : 'checked'}>${name}</label>`;
  return `<div class="tabs install" role="radiogroup" data-label="packageManager">${['npm', 'pnpm', 'yarn'].map(tab).join('')}</div>`;
}

/** Puts the content of a page under control. */
function control(html: string): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = html;
  document.body.append(root);
  controlContent(root, t, announce);
  return root;
}

function find<Found extends HTMLElement>(root: HTMLElement, selector: string): Found {
  return root.querySelector<Found>(selector)!;
}

/** Clicks the first copy button, and lets the clipboard answer. */
async function copy(root: HTMLElement): Promise<HTMLElement> {
  const button = find(root, '[data-action="copy"]');
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  return button;
}

function choose(root: HTMLElement, group: string, value: string): void {
  find(root, `input[name="${group}"][value="${value}"]`).click();
}

function getChecked(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name}: ${value}`,
  );
}

beforeEach(() => {
  leavePage = trackListeners();
  vi.useFakeTimers();
  announce.mockReset();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, platform: 'Linux x86_64' });
  // jsdom has none.
  document.execCommand = vi.fn<() => boolean>(() => false);
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('copying', () => {
  it('says for 2000 ms that it was copied', async () => {
    const button = await copy(control(codeBlock('npm install')));
    vi.advanceTimersByTime(1999);
    expect(button.dataset.copied).toBe('true');
    vi.advanceTimersByTime(1);
    expect(button.dataset.copied).toBeUndefined();
  });

  it.each([
    [
      '-import a\n+import { a }\n+import b\n \n   return a - b;\n',
      'import { a }\nimport b\n\n  return a - b;',
    ],
    [' import a\n-import "./a.css"\n', 'import a'],
    ['-import a\n', '-import a'],
  ])('takes the new code of a diff: %j', async (diff, text) => {
    await copy(control(codeBlock(diff).replace('<code>', '<code class="language-diff">')));
    expect(writeText.mock.calls).toEqual([[text]]);
  });

  it('says so anew for each copy', async () => {
    const root = control(codeBlock('npm install'));
    await copy(root);
    vi.advanceTimersByTime(1500);
    const button = await copy(root);
    vi.advanceTimersByTime(1500);
    expect(button.dataset.copied).toBe('true');
  });

  it('says so at once in page text, whatever the clipboard takes to answer', async () => {
    writeText.mockReturnValue(new Promise(() => {}));
    const button = await copy(control(codeBlock('npm install')));
    expect(button.dataset.copied).toBe('true');
  });

  it('tells screen readers', async () => {
    await copy(control(codeBlock('npm install')));
    expect(announce.mock.calls).toEqual([['<copied>']]);
  });

  it('says so for 1200 ms in the code of a demo', async () => {
    const button = await copy(control(`<section class="demo">${codeBlock('export default')}</section>`));
    vi.advanceTimersByTime(1199);
    expect(button.dataset.copied).toBe('true');
    vi.advanceTimersByTime(1);
    expect(button.dataset.copied).toBeUndefined();
  });

  it('copies by selecting when the clipboard is refused', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await copy(control(codeBlock('npm install')));
    expect(document.execCommand).toHaveBeenCalledWith('copy');
  });

  it('confirms a block of page text even when nothing could copy it', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    const button = await copy(control(codeBlock('npm install')));
    expect(button.dataset.copied).toBe('true');
  });

  it('confirms the code of a demo only when it was copied', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    const button = await copy(control(`<section class="demo">${codeBlock('export default')}</section>`));
    expect(button.dataset.copied).toBeUndefined();
    expect(announce).not.toHaveBeenCalled();
  });

  it.each(['', '\n'])('copies nothing from an empty block (%j)', async (code) => {
    const button = await copy(control(codeBlock(code)));
    expect(writeText).not.toHaveBeenCalled();
    expect(button.dataset.copied).toBeUndefined();
  });

  it('does nothing for clicks elsewhere', async () => {
    find(control(codeBlock('npm install')), 'pre').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('labels', () => {
  it('names what the compiler could not name', () => {
    const root = control('<aside data-label="callout.info"><p>Rows</p></aside>');
    expect(find(root, 'aside').getAttribute('aria-label')).toBe('<callout.info>');
  });

  it.each([
    ['Linux x86_64', 'Ctrl + C'],
    ['MacIntel', '⌘C'],
    ['macOS', '⌘C'],
    ['Win32', 'Ctrl + C'],
  ])('shows the shortcut of the platform: %s', (platform, shortcut) => {
    vi.stubGlobal('navigator', { platform });
    expect(find(control(codeBlock('npm install')), '.MuiCode-copyKeypress').textContent).toBe(shortcut);
  });
});

describe('package manager', () => {
  it('stays the first one when something else is stored', () => {
    localStorage.setItem('packageManager', 'bower');
    expect(getChecked(control(installTabs('one')))).toEqual(['one: npm']);
  });

  it('is chosen for the page when storage is out of reach', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    const root = control(installTabs('one') + installTabs('two'));
    choose(root, 'one', 'pnpm');
    expect(getChecked(root)).toEqual(['one: pnpm', 'two: pnpm']);
  });

  it('is not what the tabs of a demo choose', () => {
    const root = control(
      `<div class="tabs"><input type="radio" name="files" value="pnpm"></div>${installTabs('one')}`,
    );
    choose(root, 'files', 'pnpm');
    expect(getChecked(root)).toEqual(['files: pnpm', 'one: npm']);
  });
});

describe('boxes that scroll', () => {
  /** jsdom does no layout: gives every element these widths. */
  function stubWidths(widths: { client: number; scroll: number }): void {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => widths.client);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.scroll);
  }

  const CONTENT = `<div class="table-scroll"></div>${codeBlock('npm install')}`;

  function getReachable(root: HTMLElement): string[] {
    return [...root.querySelectorAll('[tabindex="0"]')].map(({ tagName }) => tagName);
  }

  it('are reached by the keyboard', () => {
    stubWidths({ client: 300, scroll: 301 });
    expect(getReachable(control(CONTENT))).toEqual(['DIV', 'PRE']);
  });

  it('are passed over when everything is in view', () => {
    stubWidths({ client: 300, scroll: 300 });
    expect(getReachable(control(CONTENT))).toEqual([]);
  });

  it('are measured again when the window changes', () => {
    const widths = { client: 300, scroll: 301 };
    stubWidths(widths);
    const root = control(CONTENT);
    widths.client = 400;
    dispatchEvent(new Event('resize'));
    expect(getReachable(root)).toEqual([]);
  });

  it('are measured when the code of a demo opens, and not before', () => {
    stubWidths({ client: 300, scroll: 301 });
    const root = control(`<details>${CONTENT}</details>`);
    expect(getReachable(root)).toEqual([]);
    const details = find<HTMLDetailsElement>(root, 'details');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    expect(getReachable(root)).toEqual(['DIV', 'PRE']);
  });
});

describe('details', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  const DETAILS =
    '<details class="details"><summary><span class="details-title"><span id="earlier" class="old-id"></span>Title</span>' +
    '</summary><div id="title"><p id="inside">Text</p></div></details>' +
    '<details class="demo-source"><summary>Code</summary><pre id="code">Code</pre></details>';

  it.each(['#title', '#inside', '#earlier'])('open for %s when the page comes', (hash) => {
    history.replaceState(null, '', hash);
    const root = control(DETAILS);
    expect(find<HTMLDetailsElement>(root, '.details').open).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('open for a hash that comes later, and stay as they are for another', () => {
    const root = control(DETAILS);
    history.replaceState(null, '', '#code');
    dispatchEvent(new Event('hashchange'));
    const [details, source] = [...root.querySelectorAll('details')];
    expect([details!.open, source!.open]).toEqual([false, false]);
    history.replaceState(null, '', '#inside');
    dispatchEvent(new Event('hashchange'));
    expect([details!.open, source!.open]).toEqual([true, false]);
  });

  it('that the browser has opened stay where they are', () => {
    history.replaceState(null, '', '#inside');
    control(DETAILS.replace('class="details"', 'class="details" open'));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});
