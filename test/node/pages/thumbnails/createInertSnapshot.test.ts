import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { createInertSnapshot } from '../../../../src/node/pages/thumbnails/createInertSnapshot';

describe('createInertSnapshot', () => {
  it('is the snapshot out of reach, without names of its parts and without lists and links of the text', () => {
    const html =
      '<div class="grid" style="--width:9px" role="grid" data-id="1" aria-label="Rows">' +
      '<ul><li><a id="a" href="/x/" tabindex="0">Sort</a></li></ul></div>';
    expect(toHtml(createInertSnapshot(html))).toBe(
      '<div class="gallery-snapshot" inert><div class="demo-snapshot"><div class="grid" style="--width:9px">' +
        '<div><div><span>Sort</span></div></div></div></div></div>',
    );
  });
});
