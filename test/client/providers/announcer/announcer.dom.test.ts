import { beforeEach, describe, expect, it } from 'vitest';
import { announce, ANNOUNCER_ID } from '../../../../src/client/providers/announcer/announcer';

beforeEach(() => {
  document.body.innerHTML = `<main>Rows</main><div id="${ANNOUNCER_ID}" aria-live="polite"></div>`;
});

/** What screen users say; another element is said even when its text is the same. */
function getSpoken(): Element | null {
  return document.querySelector('[aria-live="polite"]')!.firstElementChild;
}

describe('announce', () => {
  it('says a text, as it is', () => {
    announce('<b>Copied</b>');
    expect(getSpoken()!.textContent).toBe('<b>Copied</b>');
  });

  it('says the same text a second time', () => {
    announce('Copied');
    const first = getSpoken();
    announce('Copied');
    expect(getSpoken()).not.toBe(first);
    expect(getSpoken()!.textContent).toBe('Copied');
  });

  it('forgets the text before', () => {
    announce('Copied');
    announce('No rows match');
    expect(document.getElementById(ANNOUNCER_ID)!.textContent).toBe('No rows match');
  });

  it('says nothing where no page is', () => {
    document.body.replaceChildren();
    expect(() => announce('Copied')).not.toThrow();
  });
});
