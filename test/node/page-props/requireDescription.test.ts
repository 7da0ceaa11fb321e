import { describe, expect, it } from 'vitest';
import { requireDescription } from '../../../src/node/page-props/requireDescription';
import { createPage } from '../site/createPage';

describe('requireDescription', () => {
  it.each(['', '  \n', undefined])('throws for %j, naming the page', (description) => {
    const page = createPage({ pathname: '/x/react-charts/bars', language: 'zh' });
    expect(() => requireDescription({ ...page, description: description as string })).toThrow(
      'The page /x/react-charts/bars (zh) has no description.',
    );
  });

  it('lets a page with a description pass', () => {
    expect(() => requireDescription(createPage({ description: 'Bars of a chart.' }))).not.toThrow();
  });
});
