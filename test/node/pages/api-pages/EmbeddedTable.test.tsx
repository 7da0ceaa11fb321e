import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmbeddedTable } from '../../../../src/node/pages/api-pages/views/EmbeddedTable';
import { LanguageProvider } from '../../../../src/client/providers/language/LanguageProvider';
import { getBuildTranslations } from '../../../../src/node/base/texts/buildTranslations';

it('names each group by an anchor without spaces, which names its link', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" translations={getBuildTranslations()}>
      <EmbeddedTable groups={[{ name: 'Visible Columns', rows: ['one'] }]} Rows={() => <ul />} />
    </LanguageProvider>,
  );
  const $ = load(html);
  const link = $('a.heading-anchor');
  expect($('h3').text()).toBe('Visible columns');
  expect(link.attr('href')).toBe('#group-Visible-Columns');
  expect($(`[id="${link.attr('aria-labelledby')}"]`)).toHaveLength(1);
  expect(link.attr('aria-labelledby')).not.toMatch(/\s/);
});
