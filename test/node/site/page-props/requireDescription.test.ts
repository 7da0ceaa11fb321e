import { describe, expect, it } from 'vitest';
import { requireDescription } from '../../../../src/node/site/page-props/requireDescription';
import { createPage } from '../createPage';

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
