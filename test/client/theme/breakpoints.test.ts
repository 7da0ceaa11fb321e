import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../../src/client/theme/breakpoints';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');

/** Every media query of the site's style sheets: `@media (min-width: 600px)`. */
const QUERIES = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => fs.readFileSync(path.join(SOURCES, file), 'utf8').match(/@media[^{]*/g) ?? []);

/** «Up» starts at a breakpoint; «down» ends just below it, so that no width has both. */
const ALLOWED: Record<string, number[]> = {
  min: Object.values(BREAKPOINTS),
  max: Object.values(BREAKPOINTS).map((width) => width - 0.05),
};

/** Widths beside those, each with its reason. */
const OTHER_WIDTHS: Record<string, string> = {
  'max-width: 1439.95px': 'from there on, the filter of an API page and its choices fit on one line',
};

describe('the breakpoints', () => {
  it('are those of the library', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('are the only widths that style sheets ask for', () => {
    const widths = QUERIES.flatMap((query) => [...query.matchAll(/(min|max)-width: ([\d.]+)px/g)]);
    expect(widths.length).toBeGreaterThan(5);
    const others = widths.filter(([, bound = '', width]) => !ALLOWED[bound]?.includes(Number(width)));
    expect([...new Set(others.map(([text]) => text))]).toEqual(Object.keys(OTHER_WIDTHS));
  });

  it('are written one way: no ranges, no other units', () => {
    expect(QUERIES.filter((query) => /width\s*[<>=]|[<>=]\s*width|width:[^)]*(em|vw|%)/.test(query))).toEqual(
      [],
    );
  });
});
