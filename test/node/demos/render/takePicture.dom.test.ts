import { afterEach, describe, expect, it } from 'vitest';
import { takePicture } from '../../../../src/node/demos/render/takePicture';

function take(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  // Computed styles exist in the document only.
  document.body.append(container);
  return takePicture(container);
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('takePicture', () => {
  it('keeps what is seen as it is', () => {
    const html = '<div style="opacity: 0.5;"><p>Lamp</p><svg><path d="M0 0"></path></svg></div>';
    expect(take(html)).toEqual({ html, styles: {} });
  });

  it('keeps the place of an element that nobody sees, and not what is in it', () => {
    expect(
      take('<p style="opacity: 0;"><b>Menu</b></p><p style="visibility: hidden;">Sort</p><p>Lamp</p>').html,
    ).toBe('<p style="opacity: 0;"></p><p style="visibility: hidden;"></p><p>Lamp</p>');
  });

  it('moves the rules of style elements to the styles, by the name of their class', () => {
    expect(take('<style>.GridVariables-1{--space:8px}</style><p>Lamp</p>')).toEqual({
      html: '<style></style><p>Lamp</p>',
      styles: { 'GridVariables-1': '.GridVariables-1{--space:8px}' },
    });
  });

  it('leaves rules without the name of a class where they are', () => {
    const html = '<style>@media print{p{color:red}}</style><style>p{color:blue}</style><p>Lamp</p>';
    expect(take(html)).toEqual({ html, styles: {} });
  });
});
