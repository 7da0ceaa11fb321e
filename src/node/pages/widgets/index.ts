import { products } from '../../../../data/products';
import type { Product } from '../../../shared/products/products';
import type { RenderWidget, Widget, WidgetSite } from './createWidget';
import { createFeaturesWidget, featureMatrix } from './FeatureMatrix';
import { createLocalesWidget } from './LocaleTable';
import { createMessagesWidget } from './Messages';
import { newFeatures, plannedFeatures, previewFeatures } from './MarkedPages';
import { packageVersions } from './PackageVersions';
import { paletteEditor } from './PaletteEditor';
import { previewExports } from './PreviewExports';
import { createReleasesWidget } from './Releases';
import { releaseSummary } from './ReleaseSummary';

/** The widgets of a product begin with its folder: `charts-messages`. */
const createProductWidgets = (product: Product): Record<string, Widget> => {
  const { folder, localeModule, localizedComponent } = product;
  return {
    [`${folder}-messages`]: createMessagesWidget(product),
    [`${folder}-releases`]: createReleasesWidget(folder),
    ...(localeModule &&
      localizedComponent && {
        [`${folder}-locales`]: createLocalesWidget(localizedComponent, () => import(localeModule)),
      }),
  };
};

/** The widgets that a page may name in `::widget{name="…"}`. */
const WIDGETS: Record<string, Widget> = {
  ...Object.assign({}, ...products.map(createProductWidgets)),
  'data-grid-features': createFeaturesWidget('data-grid'),
  'feature-matrix': featureMatrix,
  'new-features': newFeatures,
  'package-versions': packageVersions,
  'palette-editor': paletteEditor,
  'planned-features': plannedFeatures,
  'preview-exports': previewExports,
  'preview-features': previewFeatures,
  'release-summary': releaseSummary,
};

/** Loads the data of every widget. */
export async function loadWidgets(site: WidgetSite): Promise<Map<string, RenderWidget>> {
  const entries = Object.entries(WIDGETS).map(async ([name, load]) => [name, await load(site)] as const);
  return new Map(await Promise.all(entries));
}
