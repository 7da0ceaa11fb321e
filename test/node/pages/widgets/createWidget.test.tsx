import { describe, expect, it } from 'vitest';
import { createWidget } from '../../../../src/node/pages/widgets/createWidget';
import { useLanguage } from '../../../../src/client/providers/language/LanguageProvider';
import { createWidgetSite } from './createWidgetSite';

const SITE = createWidgetSite({ pathnames: new Set(['/x/introduction']) });

function Greeting({ data }: { data: string }) {
  const { language, t } = useLanguage();
  return (
    <p lang={language}>
      {t('copied')}: {data}
    </p>
  );
}

describe('createWidget', () => {
  it('renders plain HTML with the texts of the language', async () => {
    const render = await createWidget(Greeting, () => 'a & b')(SITE);
    expect(render('en')).toBe('<p lang="en">Copied: a &amp; b</p>');
    expect(render('zh')).toBe('<p lang="zh">已复制: a &amp; b</p>');
  });

  it('asks the site for its data', async () => {
    const render = await createWidget(Greeting, async ({ pathnames }) => [...pathnames].join())(SITE);
    expect(render('en')).toContain('/x/introduction');
  });

  it('loads its data once', async () => {
    let count = 0;
    const render = await createWidget(Greeting, () => String((count += 1)))(SITE);
    expect([render('en'), render('zh')].join()).not.toContain('2');
  });
});
