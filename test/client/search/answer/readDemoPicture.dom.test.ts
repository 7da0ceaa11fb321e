import { describe, expect, it } from 'vitest';
import { readDemoPicture } from '../../../../src/client/search/answer/readDemoPicture';

const PAGE = `<!doctype html><html><head>
<link rel="stylesheet" href="/site.css"><link rel="icon" href="/icon.png">
<style data-emotion="css a">.a{color:red}</style><style>.b{}</style>
</head><body>
<section class="demo" id="BarLabels.tsx"><div class="demo-stage"><div class="demo-snapshot">bars</div></div></section>
<section class="demo" id="Framed.tsx"><div class="demo-window"><iframe></iframe></div></section>
<section class="demo" id="Later.tsx"><div class="demo-stage"></div></section>
</body></html>`;

describe('readDemoPicture', () => {
  it('takes the stage of a demo, and the styles of its page', () => {
    const picture = readDemoPicture(PAGE, 'BarLabels');
    expect(picture?.stage.textContent).toBe('bars');
    expect(picture?.styleSheets).toEqual(['/site.css']);
    expect(picture?.styles).toBe('.a{color:red}');
  });

  it.each(['Framed', 'Later', 'Missing', '"]', ''])('has no picture of %j', (name) => {
    expect(readDemoPicture(PAGE, name)).toBeUndefined();
  });

  it('survives what is no page', () => {
    expect(readDemoPicture('', 'BarLabels')).toBeUndefined();
    expect(readDemoPicture('{"a":1}', 'BarLabels')).toBeUndefined();
  });
});
