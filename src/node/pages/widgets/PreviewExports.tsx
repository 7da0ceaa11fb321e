import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import {
  findPreviewExports,
  type PreviewExports as PackagePreviews,
} from '../../api/features/findPreviewExports';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';
import { createWidget } from './createWidget';
import { WidgetTable } from './WidgetTable';

/** The exports that a release may change without a new major, by package. */
function PreviewExports({ data }: { data: PackagePreviews[] }) {
  const { t } = useLanguage();
  return (
    <WidgetTable heads={[t('previewExports.export'), t('packages.name')]}>
      {data.flatMap(({ packageName, names }) =>
        names.map((name) => (
          <tr key={packageName + name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{packageName}</code>
            </td>
          </tr>
        )),
      )}
    </WidgetTable>
  );
}

/** Leaves to each package what those before it do not export too: paid packages repeat the free ones. */
export function selectFirst(packages: readonly PackagePreviews[]): PackagePreviews[] {
  const seen = new Set<string>();
  return packages.map(({ packageName, names }) => {
    const own = names.filter((name) => !seen.has(name));
    own.forEach((name) => seen.add(name));
    return { packageName, names: own };
  });
}

export const previewExports = createWidget(PreviewExports, async ({ projectDirectory }) =>
  selectFirst(await findPreviewExports(projectDirectory, DOCUMENTED_PACKAGES)),
);
