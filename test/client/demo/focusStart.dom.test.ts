import { afterEach, describe, expect, it } from 'vitest';
import { focusStart } from '../../../src/client/demo/focusStart';

function addFigure(html: string): HTMLElement {
  const figure = document.createElement('section');
  figure.innerHTML = `${html}<button>Tools</button>`;
  document.body.append(figure);
  return figure;
}

afterEach(() => document.body.replaceChildren());

describe('focusStart', () => {
  it('focuses the document in an iframe', () => {
    const figure = addFigure('<div class="demo-window"><iframe></iframe></div>');
    focusStart(figure);
    expect(document.activeElement?.tagName).toBe('IFRAME');
  });

  it('leaves the focus alone where nothing runs', () => {
    focusStart(addFigure(''));
    expect(document.activeElement).toBe(document.body);
  });
});
