import { expect, it } from 'vitest';
import { takeNestedStyles } from '../../../../src/node/demos/render/takeNestedStyles';

it('takes the rules of a nested cache out of the markup', () => {
  const html =
    '<div dir="rtl"><style data-emotion="rtl w6tl5u">.rtl-w6tl5u{float:right;}</style>' +
    '<p class="rtl-w6tl5u">One</p><style data-emotion="rtl 1h73-root">.rtl-1h73-root{color:red;}</style><b></b></div>';
  expect(takeNestedStyles(html)).toEqual({
    html: '<div dir="rtl"><p class="rtl-w6tl5u">One</p><b></b></div>',
    styles: { 'rtl-w6tl5u': '.rtl-w6tl5u{float:right;}', 'rtl-1h73-root': '.rtl-1h73-root{color:red;}' },
  });
});

it('leaves markup without them as it is, also with style elements of the demo', () => {
  const html = '<svg><style>.bar{fill:red}</style><rect class="bar"></rect></svg>';
  expect(takeNestedStyles(html)).toEqual({ html, styles: {} });
});
