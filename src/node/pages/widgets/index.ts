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

/** The widgets that a page may name in `::widget{name="…"}`. */
const WIDGETS: Record<string, Widget> = {
  'charts-messages': createMessagesWidget('charts'),
  'charts-releases': createReleasesWidget('charts'),
  'data-grid-features': createFeaturesWidget('data-grid'),
  'data-grid-locales': createLocalesWidget('MuiDataGrid', () => import('@mui/x-data-grid/locales')),
  'data-grid-messages': createMessagesWidget('data-grid'),
  'data-grid-releases': createReleasesWidget('data-grid'),
  'date-pickers-locales': createLocalesWidget(
    'MuiLocalizationProvider',
    () => import('@mui/x-date-pickers/locales'),
  ),
  'date-pickers-messages': createMessagesWidget('date-pickers'),
  'date-pickers-releases': createReleasesWidget('date-pickers'),
  'feature-matrix': featureMatrix,
  'new-features': newFeatures,
  'package-versions': packageVersions,
  'palette-editor': paletteEditor,
  'planned-features': plannedFeatures,
  'preview-exports': previewExports,
  'preview-features': previewFeatures,
  'release-summary': releaseSummary,
  'tree-view-messages': createMessagesWidget('tree-view'),
  'tree-view-releases': createReleasesWidget('tree-view'),
};

/** Loads the data of every widget. */
export async function loadWidgets(site: WidgetSite): Promise<Map<string, RenderWidget>> {
  const entries = Object.entries(WIDGETS).map(async ([name, load]) => [name, await load(site)] as const);
  return new Map(await Promise.all(entries));
}
