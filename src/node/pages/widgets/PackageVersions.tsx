import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import { readPackages, type PackageVersion } from '../../base/packages/readPackages';
import { createWidget } from './createWidget';

/** The packages that this documentation was checked against. */
export function PackageVersions({ data }: { data: PackageVersion[] }) {
  const { t } = useLanguage();
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('packages.name')}</th>
            <th scope="col">{t('packages.version')}</th>
            <th scope="col">{t('packages.license')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ name, version, license }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{version}</td>
              <td>{license}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const packageVersions = createWidget(PackageVersions, ({ projectDirectory }) =>
  readPackages(projectDirectory),
);
