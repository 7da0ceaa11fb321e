import { afterEach, describe, expect, it } from 'vitest';
import { fillRepeatedCode, listPageCode } from '../../../src/client/content/pageCode';

const REPEATED = '<code data-demo="OrderList" data-index="1"><a href="#OrderList.tsx">server.ts</a></code>';

function createDemo(name: string, codes: string[], isOpen = false): string {
  const files = codes.map((code) => `<figure class="code"><pre>${code}</pre></figure>`).join('');
  return `<section id="${name}.tsx"><details class="demo-source" ${isOpen ? 'open' : ''}><summary></summary><div class="tabs">${files}</div></details></section>`;
}

function show(...demos: string[]): HTMLDetailsElement[] {
  document.body.innerHTML = demos.join('');
  return [...document.querySelectorAll('details')];
}

const ORDER_LIST = createDemo('OrderList', [
  '<code>list</code>',
  '<code><span class="tk">class</span> Server</code>',
]);

afterEach(() => document.body.replaceChildren());

describe('fillRepeatedCode', () => {
  it('copies the code of a file from the demo that shows it first', () => {
    const [, saved] = show(ORDER_LIST, createDemo('SavedOrders', ['<code>saved</code>', REPEATED], true));
    fillRepeatedCode(document);
    const [own, server] = saved!.querySelectorAll('code');
    expect(own!.innerHTML).toBe('saved');
    expect(server!.outerHTML).toBe('<code><span class="tk">class</span> Server</code>');
  });

  it('waits with what is in closed details', () => {
    const [, saved] = show(ORDER_LIST, createDemo('SavedOrders', [REPEATED]));
    fillRepeatedCode(document);
    expect(saved!.querySelector('a')).not.toBeNull();
    saved!.open = true;
    fillRepeatedCode(document);
    expect(saved!.querySelector('a')).toBeNull();
  });

  it.each(['Gone', 'OrderList'])('leaves the link where %s has no such file', (name) => {
    const code = `<code data-demo="${name}" data-index="7"><a href="#">server.ts</a></code>`;
    const [, saved] = show(ORDER_LIST, createDemo('SavedOrders', [code], true));
    fillRepeatedCode(document);
    expect(saved!.querySelector('code')!.textContent).toBe('server.ts');
  });
});

describe('listPageCode', () => {
  it('lists the whole code of each file, also in closed details', () => {
    const [, saved] = show(ORDER_LIST, createDemo('SavedOrders', ['<code>saved</code>', REPEATED]));
    expect(listPageCode(saved!).map(({ textContent }) => textContent)).toEqual(['saved', 'class Server']);
  });

  it('finds none where the demo shows no code', () => {
    expect(listPageCode(document.createElement('details'))).toEqual([]);
  });
});
