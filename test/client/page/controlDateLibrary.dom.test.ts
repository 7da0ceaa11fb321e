import { beforeEach, describe, expect, it } from 'vitest';
import { controlDateLibrary } from '../../../src/client/page/controlDateLibrary';
import {
  getCodePreferences,
  setCodePreferences,
} from '../../../src/client/providers/code/codePreferencesStore';
import { createPage } from '../createPage';

const TABS = `<div class="tabs date-libraries">
  <input type="radio" name="dates" value="dayjs" checked><input type="radio" name="dates" value="luxon"></div>`;
const COMMAND = `<div class="tabs install">
  <pre>npm install <span class="date-package">dayjs</span></pre><pre>pnpm add <span class="date-package">dayjs</span></pre></div>`;
const OTHER_COMMAND = '<div class="tabs install"><pre>npm run dev</pre></div>';

let root: HTMLElement;

function control(html: string): void {
  root = document.createElement('main');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  controlDateLibrary(root, createPage());
}

const listChoices = () => [...root.querySelectorAll('select')];

const listCommands = () => [...root.querySelectorAll('pre')].map(({ textContent }) => textContent);

beforeEach(() => setCodePreferences({ dateLibrary: 'dayjs' }));

describe('the code of a page that depends on the date library', () => {
  it('is the one that was chosen last, not that of tabs which the browser restored', () => {
    control(TABS.replace('value="luxon"', 'value="luxon" checked') + COMMAND);
    expect(root.querySelector<HTMLInputElement>('input:checked')!.value).toBe('dayjs');
    expect(getCodePreferences().dateLibrary).toBe('dayjs');
  });

  it('can be chosen beside each command that installs a library, and no other', () => {
    control(COMMAND + OTHER_COMMAND + COMMAND);
    const [first, second] = listChoices();
    expect(listChoices()).toHaveLength(2);
    expect(first!.getAttribute('aria-label')).toBe('dateLibrary');
    expect([...first!.options].map(({ text }) => text)).toEqual(['Day.js', 'date-fns', 'Luxon', 'Moment.js']);
    first!.value = 'date-fns';
    first!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(getCodePreferences().dateLibrary).toBe('date-fns');
    expect(second!.value).toBe('date-fns');
    expect(listCommands()[4]).toBe('pnpm add date-fns');
  });
});
