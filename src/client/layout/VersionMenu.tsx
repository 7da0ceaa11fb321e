import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps, VersionLink } from '../../shared/page/pageProps';

const MENU_ID = 'mui-version-menu';

interface VersionMenuProps extends Pick<
  LayoutProps,
  'versions' | 'checkedAgainst' | 'suiteVersion' | 'newestMinor'
> {
  /** Title of the product that is read; absent on pages of the suite. */
  product?: string;
}

const SUITE = 'MUI X';

/** What a phone shows of a version, and the rest: `v8.0.0-alpha.5 -> ['v8', '.0.0-alpha.5']`. */
function splitVersion({ text }: VersionLink): [major: string, rest: string] {
  const end = text.indexOf('.');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

/** The version of the documentation, the packages that it describes, and the ways to other versions. */
export function VersionMenu({
  versions,
  checkedAgainst,
  suiteVersion,
  newestMinor,
  product,
}: VersionMenuProps) {
  const { t } = useLanguage();
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) {
    return null;
  }
  const [major, rest] = splitVersion(current);
  const suite = suiteVersion && `${SUITE} ${suiteVersion}`;
  const described = checkedAgainst ? `${checkedAgainst.package}@${checkedAgainst.version}` : suite;
  const others = versions.filter((version) => !version.current);
  return (
    <div className="version">
      <button type="button" id="mui-version-selector" className="version-button" popoverTarget={MENU_ID}>
        <span className="version-name">
          {major}
          <span className="version-rest">{rest}</span>
        </span>
        {versions.length > 1 && <Icon name="chevron" />}
      </button>
      <div id={MENU_ID} className="version-menu popup" popover="auto" data-newest={newestMinor}>
        {current.current && (
          <>
            <p className="popup-title">{t('versions.documentation')}</p>
            <button type="button" aria-current="true" popoverTarget={MENU_ID} popoverTargetAction="hide">
              {current.text}
              <Icon name="check" />
            </button>
          </>
        )}
        {described && (
          <p className="version-text">
            {t('versions.describes')} <code>{described}</code>
          </p>
        )}
        {others.length > 0 && (
          <>
            <p className="popup-title">{t('versions.others')}</p>
            <ul>
              {others.map(({ text, href }) => (
                <li key={text}>
                  <a href={href}>{text}</a>
                  <span>{new URL(href, 'https://mui.com').host}</span>
                </li>
              ))}
            </ul>
            <p className="version-text">{t('versions.leadTo', { product: product ?? SUITE })}</p>
          </>
        )}
      </div>
    </div>
  );
}
