import { Fragment } from 'react';
import { useLanguage } from '../../../client/providers/language/LanguageProvider';
import type { Language } from '../../../shared/languages/languages';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { ProductFolder } from '../../../shared/products/products';
import { RELEASE_NAME_KINDS, type ReleaseNameKind } from '../../../shared/products/releases';
import { ApiHeading } from '../api-pages/views/ApiSection';
import { getPageTitle } from '../../base/navigation/getPageTitle';
import { describeReleases, type ShownChange, type ShownMinor } from './describeReleases';
import { readReleases } from '../../api/release-tables/releaseFiles';
import { createWidget, type Widget } from './createWidget';

/** More owners are counted: the API of each says what it has. */
const MAX_OWNERS = 4;

/** `2025-05-29` -> `May 29, 2025` */
export function formatDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** Whether the name is said with its owner; the key of a theme contains it. */
function isMember({ owners, what }: ShownChange): boolean {
  return owners.length > 0 && what !== 'theme';
}

/** A changed name, which leads to its row of the API. */
export function Name({ change }: { change: ShownChange }) {
  const { language } = useLanguage();
  const { href, name, owners } = change;
  const [first] = owners;
  const code = <code>{isMember(change) ? `${first}.${name}` : name}</code>;
  return href ? (
    <a className="api-link" href={pathnameToHref(href, language)}>
      {code}
    </a>
  ) : (
    code
  );
}

/** The owners behind the one that is in the name. */
function OtherOwners({ change }: { change: ShownChange }) {
  const { t } = useLanguage();
  const others = isMember(change) ? change.owners.slice(1) : [];
  const shown = others.slice(0, MAX_OWNERS);
  const rest = others.length - shown.length;
  return (
    shown.length > 0 && (
      <>
        {t('releases.alsoBefore')}
        {shown.map((owner, index) => (
          <span key={owner}>
            {index > 0 && t('releases.separator')}
            <code>{owner}</code>
          </span>
        ))}
        {rest > 0 && t('releases.others', { count: String(rest) })}
        {t('releases.alsoAfter')}
      </>
    )
  );
}

/** What it was and is. */
function Values({ change: { kind, from, to } }: { change: ShownChange }) {
  const { t } = useLanguage();
  if (kind === 'added') {
    return (
      to && (
        <>
          {t('releases.default')}
          <code>{to}</code>
        </>
      )
    );
  }
  return (
    (from || to) && (
      <>
        {t('releases.colon')}
        {from && <code>{from}</code>}
        {from && to && ' → '}
        {to && <code>{to}</code>}
      </>
    )
  );
}

function Change({ change }: { change: ShownChange }) {
  const { language, t } = useLanguage();
  const { after, guide } = change;
  return (
    <li>
      <Name change={change} />
      <OtherOwners change={change} />
      <Values change={change} />
      {after && t('releases.after', { minor: after })}
      {guide && (
        <>
          {t('releases.guideBefore')}
          <a href={pathnameToHref(guide, language)}>{getPageTitle(guide, language)}</a>
          {t('releases.guideAfter')}
        </>
      )}
    </li>
  );
}

/** Types and functions that come with a component. */
export const HELPER = /(Props|Slots|SlotProps|Overrides|OwnerState|ClassKey|[cC]lasses|UtilityClass)$/;

/** What comes with components, in one line. */
function Helpers({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useLanguage();
  return (
    <li>
      {changes.map(({ name }, index) => (
        <Fragment key={name}>
          {index > 0 && t('releases.separator')}
          <code>{name}</code>
        </Fragment>
      ))}
    </li>
  );
}

/** The changes of a kind, by what the names are. */
function Changes({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useLanguage();
  const listOf = (what: ReleaseNameKind) => changes.filter((change) => change.what === what);
  const isHelper = ({ what, name, from, after }: ShownChange) =>
    what === 'export' && HELPER.test(name) && !from && !after;
  return RELEASE_NAME_KINDS.filter((what) => listOf(what).length > 0).map((what) => {
    const own = listOf(what);
    const helpers = own.filter(isHelper);
    return (
      <div key={what}>
        <p>{t(`releases.names.${what}`)}</p>
        <ul>
          {own
            .filter((change) => !isHelper(change))
            .map((change, index) => (
              <Change key={index} change={change} />
            ))}
          {helpers.length > 0 && <Helpers changes={helpers} />}
        </ul>
      </div>
    );
  });
}

function Minor({
  shown: { minor, id, date, groups, notCompared },
  isFirst,
}: {
  shown: ShownMinor;
  isFirst: boolean;
}) {
  const { language, t } = useLanguage();
  return (
    <section>
      <ApiHeading id={id} title={t('releases.version', { minor })} />
      {date && (
        <p>
          <time dateTime={date}>{formatDay(date, language)}</time>
        </p>
      )}
      {isFirst && <p>{t('releases.first')}</p>}
      {!isFirst && groups.length === 0 && <p>{t('releases.none')}</p>}
      {notCompared.length > 0 && (
        <p>{t('releases.notCompared', { packages: notCompared.join(t('releases.separator')) })}</p>
      )}
      {groups.map(({ kind, changes }) => (
        <section key={kind}>
          <h3 id={`${id}-${kind}`}>{t(`releases.kinds.${kind}`)}</h3>
          <Changes changes={changes} />
        </section>
      ))}
    </section>
  );
}

/** What each minor version of a product changed. */
export function Releases({ data }: { data: readonly ShownMinor[] }) {
  const { t } = useLanguage();
  const changed = data.filter(({ groups }) => groups.length > 0);
  return (
    <div className="releases">
      <p>
        {t('releases.jump')}
        {changed.map(({ minor, id }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <a href={`#${id}`}>{minor}</a>
          </span>
        ))}
      </p>
      {data.map((shown, index) => (
        <Minor key={shown.id} shown={shown} isFirst={index === data.length - 1} />
      ))}
    </div>
  );
}

/** The list of changes of a product. */
export function createReleasesWidget(product: ProductFolder): Widget {
  return createWidget(Releases, async ({ projectDirectory, api, usage, pathnames }) => {
    const releases = await readReleases(projectDirectory, product);
    // Where the table is missing, its check says so.
    return releases ? describeReleases({ product, releases, api, usage, pathnames }) : [];
  });
}
