import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { readPackages, type PackageVersion } from '../../base/packages/readPackages';
import { createWidget } from './createWidget';
import { WidgetTable } from './WidgetTable';

/** The packages that this documentation was checked against. */
export function PackageVersions({ data }: { data: PackageVersion[] }) {
  const { t } = useLanguage();
  return (
    <WidgetTable heads={[t('packages.name'), t('packages.version'), t('packages.license')]}>
      {data.map(({ name, version, license }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{version}</td>
          <td>{license}</td>
        </tr>
      ))}
    </WidgetTable>
  );
}

export const packageVersions = createWidget(PackageVersions, ({ projectDirectory }) =>
  readPackages(projectDirectory),
);
