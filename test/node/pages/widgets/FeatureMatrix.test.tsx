import fs from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  FeatureMatrix,
  createFeaturesWidget,
  loadMatrix,
  type MatrixProduct,
} from '../../../../src/node/pages/widgets/FeatureMatrix';
import { LanguageProvider } from '../../../../src/client/providers/language/LanguageProvider';
import type { ProductFeatures } from '../../../../src/shared/products/features';
import type { Language } from '../../../../src/shared/languages/languages';
import { getBuildTranslations } from '../../../../src/node/base/texts/buildTranslations';
import { createPackages } from '../../api/features/createPackages';
import { createWidgetSite } from './createWidgetSite';

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

/** A project with a table in two packages, and no records of features. */
async function createProject(): Promise<string> {
  const project = await createPackages();
  await fs.mkdir(path.join(project, 'data/features'), { recursive: true });
  return project;
}

describe('loadMatrix', () => {
  const table: ProductFeatures = {
    folder: 'data-grid',
    packages: { community: '@shop/table', pro: '@shop/table-pro' },
    features: [
      { title: { en: 'Rows' }, pathname: '/x/react-data-grid/rows', evidence: 'Table.rows' },
      { title: { en: 'Trees' }, pathname: '/x/react-data-grid/trees', evidence: 'Table.tree' },
      { title: { en: 'Charts' }, evidence: 'Table.charts' },
    ],
  };

  it('finds the plans of each feature, and links guides that exist', async () => {
    const projectDirectory = await createProject();
    const pathnames = new Set(['/x/react-data-grid/rows']);
    const [product] = await loadMatrix([table], createWidgetSite({ projectDirectory, pathnames }));
    expect(product!.group.pathname).toContain('data-grid');
    expect(product!.features).toMatchObject([
      { title: { en: 'Rows' }, plans: ['community', 'pro'], pathname: '/x/react-data-grid/rows' },
      { title: { en: 'Trees' }, plans: ['pro'], pathname: undefined },
      { title: { en: 'Charts' }, plans: [] },
    ]);
  });
});

describe('createFeaturesWidget', () => {
  it('has the table of one product', async () => {
    const site = createWidgetSite({ projectDirectory: await createProject() });
    const renderWidget = await createFeaturesWidget('tree-view')(site);
    expect(renderWidget('en').match(/<caption>[^<]*/g)).toEqual(['<caption>Tree View']);
    expect(renderWidget('zh').match(/<caption>[^<]*/g)).toEqual(['<caption>树形视图']);
  });
});
