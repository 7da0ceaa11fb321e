import { beforeEach, describe, expect, it } from 'vitest';
import { filterMenu } from '../../../src/client/navigation/filterMenu';

let menu: HTMLElement;

function type(text: string): void {
  menu.querySelector('input')!.value = text;
  menu.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The links of the menu that are shown, by their text. */
function listShown(): string[] {
  return [...menu.querySelectorAll('li a')]
    .filter((link) => !link.closest('[hidden]'))
    .map((link) => link.textContent);
}

const ALL = ['Overview', 'Bars overview', 'Range bar', 'Pie overview', 'Index'];

beforeEach(() => {
  menu = document.createElement('nav');
  menu.innerHTML = `
    <form><input type="search"><output></output></form>
    <ul class="menu-list">
      <li><a href="#overview">Overview</a></li>
      <li><details open><summary>Bars</summary><ul class="menu-list">
        <li><a href="#bars">Bars overview</a></li>
        <li><a href="#range">Range bar</a></li>
      </ul></details></li>
      <li><span class="menu-heading">Other</span><ul class="menu-list">
        <li><details><summary>Pie</summary><ul class="menu-list">
          <li><a href="#pie">Pie overview</a></li>
        </ul></details></li>
        <li><a href="#index">Index</a></li>
      </ul></li>
    </ul>`;
  document.body.replaceChildren(menu);
  filterMenu(menu, { t: (key, values) => [key, ...Object.values(values ?? {})].join(' '), language: 'zh' });
});

describe('filterMenu', () => {
  it('shows the entries that contain all words, with the groups around them open', () => {
    type('over pie');
    expect(listShown()).toEqual(['Pie overview']);
    expect([...menu.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
    type('BAR');
    expect(listShown()).toEqual(['Bars overview', 'Range bar']);
  });

  it.each([
    ['ver', []],
    ['ie', []],
    ['range b', ['Range bar']],
  ])('looks for %j where a word begins', (text, shown) => {
    type(text);
    expect(listShown()).toEqual(shown);
  });

  it('shows all entries of a group whose title matches', () => {
    type('bars');
    expect(listShown()).toEqual(['Bars overview', 'Range bar']);
    type('other');
    expect(listShown()).toEqual(['Pie overview', 'Index']);
  });

  it('says when nothing matches, and is as before when it is empty again', () => {
    type('zzz');
    expect(listShown()).toEqual([]);
    expect(menu.querySelector('output')!.textContent).toBe('menuNoMatch');
    type('');
    expect(listShown()).toEqual(ALL);
    expect(menu.querySelector('output')!.textContent).toBe('');
    expect([...menu.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('searches the site for what the menu does not have', () => {
    const link = menu.querySelector<HTMLAnchorElement>('form > a')!;
    expect(link.hidden).toBe(true);
    type(' c & d ');
    expect([link.hidden, link.textContent, link.getAttribute('href')]).toEqual([
      false,
      'searchSite c & d',
      '/zh/x/search/?q=c+%26+d',
    ]);
    type('bars');
    expect(link.hidden).toBe(true);
  });

  it('follows the first link by the Enter key, and none while it is empty', () => {
    const followed: string[] = [];
    menu.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push((event.target as HTMLElement).textContent);
    });
    const submit = () =>
      menu.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    submit();
    expect(followed).toEqual([]);
    type('range');
    submit();
    type('zzz');
    submit();
    expect(followed).toEqual(['Range bar', 'searchSite zzz']);
  });
});
