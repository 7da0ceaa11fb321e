import type { RenderWidget, Widget, WidgetSite } from './createWidget';
import { createFeaturesWidget, featureMatrix } from './FeatureMatrix';
import { gridLocales } from './GridLocales';
import { createMessagesWidget } from './Messages';
import { newFeatures, plannedFeatures, previewFeatures } from './MarkedPages';
import { packageVersions } from './PackageVersions';
import { paletteEditor } from './PaletteEditor';
import { previewExports } from './PreviewExports';

/** The widgets that a page may name in `::widget{name="…"}`. */
const WIDGETS: Record<string, Widget> = {
  'charts-messages': createMessagesWidget('charts'),
  'data-grid-features': createFeaturesWidget('data-grid'),
  'data-grid-messages': createMessagesWidget('data-grid'),
  'date-pickers-messages': createMessagesWidget('date-pickers'),
  'feature-matrix': featureMatrix,
  'grid-locales': gridLocales,
  'new-features': newFeatures,
  'package-versions': packageVersions,
  'palette-editor': paletteEditor,
  'planned-features': plannedFeatures,
  'preview-exports': previewExports,
  'preview-features': previewFeatures,
  'tree-view-messages': createMessagesWidget('tree-view'),
};

/** Loads the data of every widget. */
export async function loadWidgets(site: WidgetSite): Promise<Map<string, RenderWidget>> {
  const entries = Object.entries(WIDGETS).map(async ([name, load]) => [name, await load(site)] as const);
  return new Map(await Promise.all(entries));
}
