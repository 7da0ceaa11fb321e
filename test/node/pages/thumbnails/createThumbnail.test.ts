import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { createThumbnail } from '../../../../src/node/pages/thumbnails/createThumbnail';

const AXIS = '<g class="MuiChartsAxis-root"><line x1="0" x2="100" y1="50" y2="50" stroke="gray" /></g>';

const surround = (content: string, viewBox = '0 0 100 50') =>
  `<div><svg viewBox="${viewBox}" class="MuiChartsSurface-root css-root">${content}</svg></div>`;

function draw(content: string, rules: string[] = []): string | undefined {
  const styles = Object.fromEntries(rules.map((rule, index) => [`${index}`, rule]));
  const picture = createThumbnail({ html: surround(content), styles }, 'bars');
  return picture && toHtml(picture);
}

/** The attributes of the only path. */
function drawPath(element: string, rules?: string[]): string {
  return /<path d="[^"]*" ?([^>]*)>/.exec(draw(element, rules) ?? '')?.[1] ?? '';
}

describe('createThumbnail', () => {
  it('stretches a chart with axes to its size', () => {
    expect(draw(`${AXIS}<rect x="0" y="0" width="50" height="50" fill="red" />`)).toBe(
      '<svg viewBox="0 0 320 200" aria-hidden="true">' +
        '<path d="M6 194h308" fill="currentColor" stroke="gray" stroke-width="2"></path>' +
        '<path d="M6 6h154v188h-154z" fill="red"></path></svg>',
    );
  });

  it('keeps the proportions of a pie', () => {
    const slice = '<path d="M50,0A25,25 0 0 1 50,50Z" fill="red" />';
    expect(draw(slice)).toContain('<path d="M113 6a94 94 0 0 1 0 188z" fill="red">');
  });

  it('keeps the shape of marks', () => {
    const marks = '<circle cx="0" cy="0" r="4" fill="red" /><circle cx="100" cy="50" r="4" fill="red" />';
    expect(draw(AXIS + marks)).toContain(
      'd="M3 8a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM307 192a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"',
    );
  });

  it('moves a shape with all that is around it, the outermost last', () => {
    const bar = '<rect transform="scale(2)" width="25" height="10" fill="red" />';
    expect(draw(`${AXIS}<g transform="translate(50, 30)">${bar}</g>`)).toContain('d="M160 6h154v188h-154z"');
  });

  it('makes one path of neighbors that are painted alike', () => {
    const bars = ['red', 'red', 'blue', 'red'].map(
      (fill, index) => `<rect x="${25 * index}" y="0" width="25" height="50" fill="${fill}" />`,
    );
    expect(draw(bars.join(''))!.match(/<path /g)).toHaveLength(3);
  });

  it('shows the charts of a demo in two columns, four at most', () => {
    const html = surround('<rect x="0" y="0" width="100" height="50" fill="red" />').repeat(5);
    const picture = toHtml(createThumbnail({ html, styles: {} }, 'bars')!);
    expect(picture.match(/M\d+ \d+/g)).toEqual(['M6 6', 'M166 6', 'M6 106', 'M166 106']);
  });

  it('is nothing for a demo without a chart', () => {
    expect(createThumbnail({ html: '<p>Rows</p>', styles: {} }, 'bars')).toBeUndefined();
    expect(draw('<text x="3" y="3">No data</text>')).toBeUndefined();
  });

  it.each([
    ['text', '<text x="0" y="0">Label</text>'],
    ['what is defined for others', '<defs><rect width="9" height="9" /></defs>'],
    ['clips', '<clipPath id="clip"><rect width="9" height="9" /></clipPath>'],
    ['ticks', '<line class="MuiChartsAxis-tick" y2="6" stroke="gray" />'],
    ['what has no paint', '<rect width="9" height="9" fill="none" />'],
    ['what has no size', '<rect width="9" height="0" fill="red" />'],
    ['what is transparent', '<g opacity="0"><rect width="9" height="9" fill="red" /></g>'],
    ['what is beyond an edge', '<rect x="101" width="9" height="9" fill="red" />'],
  ])('leaves out %s', (_, content) => {
    expect(draw(content)).toBeUndefined();
  });

  describe('paints a shape', () => {
    const RECT = '<rect class="bar" width="100" height="50"';

    it.each([
      ['like its attributes', `${RECT} fill="red" />`, [], 'fill="red"'],
      ['like a rule', `${RECT} fill="red" />`, ['.bar{fill:blue;}'], 'fill="blue"'],
      [
        'like the rule that says more',
        `${RECT} />`,
        ['.css-root .bar{fill:blue;}', '.bar{fill:red;}'],
        'fill="blue"',
      ],
      ['like its own style', `${RECT} style="fill: green" />`, ['.bar{fill:blue;}'], 'fill="green"'],
      ['like what is around it', `<g fill="red">${RECT} /></g>`, [], 'fill="red"'],
      ['like text, where nothing says how', `${RECT} />`, [], 'fill="currentColor"'],
      ['not as on hover', `${RECT} fill="red" />`, ['.bar:hover{fill:blue;}'], 'fill="red"'],
      [
        'with the variable of a color',
        `${RECT} fill="var(--main, rgb(0, 0, 0))" />`,
        [],
        'fill="var(--main)"',
      ],
      [
        'with the opacity of all around it',
        `<g opacity="0.5">${RECT} opacity="0.5" fill="red" /></g>`,
        [],
        'fill="red" opacity="0.25"',
      ],
      [
        'with dashes and width for its size',
        `${RECT} fill="none" stroke="red" stroke-width="1.5" stroke-dasharray="4 2" />`,
        [],
        'fill="none" stroke="red" stroke-width="3" stroke-dasharray="8 4"',
      ],
    ])('%s', (_, content, rules, expected) => {
      expect(drawPath(content, rules)).toBe(expected);
    });

    it('with a gradient that moves with it', () => {
      const gradient =
        '<linearGradient id="g:1" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="50">' +
        '<stop offset="0" stop-color="var(--main, red)" /><stop offset="1" stop-color="red" stop-opacity="0" />' +
        '</linearGradient>';
      const picture = draw(`${gradient}${RECT} fill="url(#g:1)" />`)!;
      expect(picture).toContain(
        '<defs><linearGradient id="bars-1" gradientUnits="userSpaceOnUse" x1="6" y1="6" x2="6" y2="194">' +
          '<stop offset="0" stop-color="var(--main)"></stop><stop offset="1" stop-color="red" stop-opacity="0"></stop>' +
          '</linearGradient></defs>',
      );
      expect(picture).toContain('fill="url(#bars-1)"');
    });

    it('with a color where its gradient is of another kind', () => {
      expect(drawPath(`<pattern id="p"></pattern>${RECT} fill="url(#p)" />`)).toBe('fill="currentColor"');
    });
  });
});
