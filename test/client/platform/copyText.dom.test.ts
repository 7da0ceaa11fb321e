import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../../src/client/platform/copyText';

/** What the copy command of the browser would take. */
let selected: { text: string; whiteSpace: string } | undefined;
const execCommand = vi.fn<(command: string) => boolean>();

function stubClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
}

beforeEach(() => {
  selected = undefined;
  execCommand.mockReset().mockImplementation(() => {
    const range = getSelection()!.getRangeAt(0);
    const [element] = range.cloneContents().children as unknown as HTMLElement[];
    selected = { text: getSelection()!.toString(), whiteSpace: element?.style.whiteSpace ?? '' };
    return true;
  });
  // jsdom has none.
  document.execCommand = execCommand;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('copyText', () => {
  it('selects and copies when the clipboard is refused', async () => {
    stubClipboard(() => Promise.reject(new Error('NotAllowedError')));
    expect(await copyText('a  b\nc')).toBe(true);
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(selected).toEqual({ text: 'a  b\nc', whiteSpace: 'pre' });
  });

  it('selects and copies where there is no clipboard', async () => {
    stubClipboard(undefined);
    expect(await copyText('npm install')).toBe(true);
    expect(selected?.text).toBe('npm install');
  });

  it('leaves neither an element nor a selection behind', async () => {
    stubClipboard(undefined);
    await copyText('npm install');
    expect(document.body.childNodes).toHaveLength(0);
    expect(getSelection()?.rangeCount).toBe(0);
  });

  it('says that it did not work when the browser refuses both ways', async () => {
    stubClipboard(undefined);
    execCommand.mockReturnValue(false);
    expect(await copyText('npm install')).toBe(false);
  });

  it('says that it did not work when the copy command throws, and cleans up', async () => {
    stubClipboard(undefined);
    execCommand.mockImplementation(() => {
      throw new Error('unsupported');
    });
    expect(await copyText('npm install')).toBe(false);
    expect(document.body.childNodes).toHaveLength(0);
  });
});
