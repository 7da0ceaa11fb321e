import { describe, expect, it } from 'vitest';
import { createWidget, type WidgetSite } from '../../../src/node/widgets/createWidget';
import { useLanguage } from '../../../src/client/providers/language/LanguageProvider';

const SITE: WidgetSite = { projectDirectory: '/site', pathnames: new Set(['/x/introduction']), problems: [] };

function Greeting({ data }: { data: string }) {
  const { language, t } = useLanguage();
  return (
    <p lang={language}>
      {t('copied')}: {data}
    </p>
  );
}

describe('createWidget', () => {
  it('draws plain HTML with the texts of the language', async () => {
    const draw = await createWidget(Greeting, () => 'a & b')(SITE);
    expect(draw('en')).toBe('<p lang="en">Copied: a &amp; b</p>');
    expect(draw('zh')).toBe('<p lang="zh">已复制: a &amp; b</p>');
  });

  it('asks the site for its data', async () => {
    const draw = await createWidget(Greeting, async ({ pathnames }) => [...pathnames].join())(SITE);
    expect(draw('en')).toContain('/x/introduction');
  });

  it('loads its data once', async () => {
    let count = 0;
    const draw = await createWidget(Greeting, () => String((count += 1)))(SITE);
    expect([draw('en'), draw('zh')].join()).not.toContain('2');
  });
});
