import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlVersionLens } from '../../../src/client/version-lens/controlVersionLens';
import { getMyVersion, setMyVersion } from '../../../src/client/version-lens/myVersion';
import { createPage } from '../createPage';

let content: HTMLElement;
const page = createPage({ t: (key, values) => `${key} ${values?.version ?? ''}` });

beforeEach(() => {
  content = document.createElement('div');
  content.innerHTML = `
    <label class="my-version"><select data-newest="8.3"><option>8.3</option></select></label>
    <span data-since="8.2">since 8.2</span>
    <span data-since="8.3>8.0">since 8.1–8.3</span>`;
});

afterEach(() => setMyVersion(undefined));

function readMarks() {
  return [...content.querySelectorAll<HTMLElement>('[data-since]')].map(({ dataset, textContent, title }) => [
    dataset.lack,
    textContent,
    title,
  ]);
}

describe('controlVersionLens', () => {
  it('marks what the version lacks, and what it may lack', () => {
    setMyVersion('8.1');
    controlVersionLens(content, page);
    expect(readMarks()).toEqual([
      ['missing', 'since 8.2, myVersion.missing 8.1', 'myVersion.missing 8.1'],
      ['unsure', 'since 8.1–8.3, myVersion.unsure 8.1', 'myVersion.unsure 8.1'],
    ]);
  });

  it('follows the choice, which the form offers', () => {
    controlVersionLens(content, page);
    const select = content.querySelector('select')!;
    expect([...select.options].map(({ value }) => value)).toEqual(['8.3', '8.2', '8.1', '8.0']);
    select.value = '8.0';
    select.dispatchEvent(new Event('change'));
    expect(getMyVersion()).toBe('8.0');
    expect(readMarks().map(([lack]) => lack)).toEqual(['missing', 'missing']);
    select.value = '8.2';
    select.dispatchEvent(new Event('change'));
    expect(readMarks().map(([lack]) => lack)).toEqual([undefined, 'unsure']);
    select.value = '8.3';
    select.dispatchEvent(new Event('change'));
    expect(getMyVersion()).toBeUndefined();
    expect(readMarks().map(([lack, text]) => [lack, text])).toEqual([
      [undefined, 'since 8.2'],
      [undefined, 'since 8.1–8.3'],
    ]);
  });

  it('offers a version that is newer than the site, where the user has it', () => {
    setMyVersion('9.1');
    controlVersionLens(content, page);
    const select = content.querySelector('select')!;
    expect(select.value).toBe('9.1');
    expect(select.options).toHaveLength(5);
    expect(readMarks().map(([lack]) => lack)).toEqual([undefined, undefined]);
  });
});
