import { describe, expect, it } from 'vitest';
import { chooseSnapshot, measureContent } from '../../../src/node/demos/chooseSnapshot';

describe('measureContent', () => {
  it.each([
    ['<p>Two words</p>', { characters: 8, marks: 0 }],
    ['plain text', { characters: 9, marks: 0 }],
    ['', { characters: 0, marks: 0 }],
    ['<svg><path/><g><rect/><circle/></g><line/></svg>', { characters: 0, marks: 4 }],
    ['<svg><polygon/><polyline/><ellipse/></svg>', { characters: 0, marks: 3 }],
    ['<img alt="A bike"><input value="7"><canvas></canvas>', { characters: 0, marks: 3 }],
    // Not seen: rules, scripts, names for assistive technology.
    ['<style>.a{color:red}</style><script>run()</script>', { characters: 0, marks: 0 }],
    ['<svg><title>Bikes</title><desc>Per month</desc></svg>', { characters: 0, marks: 0 }],
    // A chart measures texts in an element of this kind.
    ['<svg aria-hidden="true"><text>1,000</text></svg>', { characters: 0, marks: 0 }],
    ['<svg><text>1,000</text></svg>', { characters: 5, marks: 0 }],
    ['<span aria-hidden="true">*</span>', { characters: 1, marks: 0 }],
    ['<div style="height: 200px"></div>', { characters: 0, marks: 0 }],
  ])('measures %j', (html, expected) => {
    expect(measureContent(html)).toEqual(expected);
  });
});

describe('chooseSnapshot', () => {
  it('takes the server markup when it shows all that the running demo shows', () => {
    expect(chooseSnapshot('<button>Order</button>', '<button class="live">Order</button>')).toEqual({
      mode: 'hydrate',
      html: '<button>Order</button>',
    });
  });

  it('takes the server markup when it shows more', () => {
    expect(chooseSnapshot('<p>Loading rows</p>', '<p>Rows</p>')?.mode).toBe('hydrate');
  });

  it('takes the picture when the server markup lacks text', () => {
    expect(chooseSnapshot('<div></div>', '<div>Lamp</div>')).toEqual({
      mode: 'replace',
      html: '<div>Lamp</div>',
    });
  });

  it('takes the picture when the server markup lacks marks', () => {
    expect(chooseSnapshot('<svg>Jan</svg>', '<svg>Jan<rect/></svg>')?.mode).toBe('replace');
  });

  it.each([
    ['<button>May</button>', '<button aria-current="date">May</button>'],
    ['', '<button aria-current="date">May</button>'],
  ])('leaves out which month it is while the site is built: markup %j', (markup, live) => {
    expect(chooseSnapshot(markup.replace('<button', '<button aria-current="date"'), live)?.html).toBe(
      '<button>May</button>',
    );
  });

  it('takes nothing when neither shows anything', () => {
    expect(chooseSnapshot('<div></div>', '<div> </div>')).toBeUndefined();
  });
});
