import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeatureMatrix, type MatrixProduct } from '../../../src/node/widgets/FeatureMatrix';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { Language } from '../../../src/shared/languages';
import { getBuildTranslations } from '../../../src/node/texts/buildTranslations';

const TREE_VIEW: MatrixProduct = {
  group: { pathname: '/x/react-tree-view-group', title: 'Tree View', children: [] },
  packages: { community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro' },
  features: [
    {
      title: { en: 'Reordering', zh: '拖放排序' },
      pathname: '/x/react-tree-view/rich-tree-view/ordering',
      plans: ['pro'],
      isPreview: true,
    },
  ],
};

function render(language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} translations={getBuildTranslations()}>
      <FeatureMatrix data={[TREE_VIEW]} />
    </LanguageProvider>,
  );
}

describe('FeatureMatrix', () => {
  it('has a column for each plan that the product has', () => {
    expect(render('en').match(/scope="col"/g)).toHaveLength(3);
    expect(render('en')).not.toContain('Premium');
  });

  it('says in words which plan has the feature', () => {
    const cells = [...render('en').matchAll(/class="visually-hidden">([^<]*)/g)].map(([, text]) => text);
    expect(cells).toEqual(['Not included', 'Included']);
  });

  it('names the product in the language of the page', () => {
    expect(render('en')).toContain('<caption>Tree View</caption>');
    expect(render('zh')).toContain('<caption>树形视图</caption>');
  });

  it('links the guide in the language of the page, and marks a preview', () => {
    expect(render('en')).toContain('<a href="/x/react-tree-view/rich-tree-view/ordering/">Reordering</a>');
    expect(render('zh')).toContain('<a href="/zh/x/react-tree-view/rich-tree-view/ordering/">拖放排序</a>');
    expect(render('zh')).toContain('预览');
  });
});
