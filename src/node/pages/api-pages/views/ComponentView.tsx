import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiClass, ApiComponent, ApiSlot } from '../../../api/types/apiPage';
import type { ApiMember } from '../../../api/types/apiMember';
import { useApiView } from '../ApiViewContext';
import { ApiHeading, ApiSection } from './ApiSection';
import { ApiFilter } from './ApiFilter';
import { ApiRow } from './ApiRow';
import { CodeView } from './CodeView';
import { LongList } from './LongList';
import { MemberRows } from './MemberRows';
import { RowList } from './RowList';
import { TypeView } from './TypeView';

/** The props that demos use most, as a way into the list. */
function MostUsedProps({ members }: { members: ApiMember[] }) {
  const { t } = useLanguage();
  const { slug } = useApiView();
  if (members.length === 0) {
    return null;
  }
  return (
    <nav className="api-most-used" aria-label={t('api.mostUsed')}>
      <p>{t('api.mostUsed')}</p>
      <ul>
        {members.map(({ name }) => (
          <li key={name}>
            <a href={`#${slug}-prop-${name}`}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A slot, as a row. */
export function SlotRow({ slot }: { slot: ApiSlot }) {
  const { t } = useLanguage();
  const { slug, getDemos } = useApiView();
  return (
    <ApiRow
      {...slot}
      id={`${slug}-slot-${slot.name}`}
      demos={getDemos('slot', slot.name)}
      facts={
        <>
          {slot.default && (
            <span className="api-default">
              <span className="api-label">{t('facts.default')}</span> <code>{slot.default}</code>
            </span>
          )}
          {slot.className && (
            <span className="api-default">
              <span className="api-label">{t('api.class')}</span> <code>.{slot.className}</code>
            </span>
          )}
        </>
      }
    >
      {slot.propsType && (
        <div className="api-slot-props">
          <span className="api-label">{t('api.props')}</span> <TypeView type={slot.propsType} />
        </div>
      )}
    </ApiRow>
  );
}

/** A CSS class, as a row. */
export function ClassRow({ item }: { item: ApiClass }) {
  const { t } = useLanguage();
  const { slug, getDemos } = useApiView();
  return (
    <ApiRow
      id={`${slug}-css-${item.key}`}
      name={item.key}
      deprecation={item.deprecation}
      history={item.history}
      description={item.description}
      demos={getDemos('class', item.key)}
      facts={
        <>
          <span className="visually-hidden">{t('api.class')} </span>
          <code>.{item.className}</code>
          {item.isState && <span className="api-chip">{t('api.state')}</span>}
        </>
      }
    />
  );
}

/** The CSS classes of a component. */
function ClassRows({ classes }: { classes: ApiClass[] }) {
  const { t } = useLanguage();
  return (
    <LongList count={classes.length} title={t('api.classCount', { count: String(classes.length) })}>
      <RowList>
        {classes.map((item) => (
          <ClassRow key={item.key} item={item} />
        ))}
      </RowList>
    </LongList>
  );
}

interface ComponentViewProps {
  component: ApiComponent;
  mostUsed: ApiMember[];
  themeSnippet?: string;
}

/** What a component takes: props, slots, classes, theme. */
export function ComponentView({ component, mostUsed, themeSnippet }: ComponentViewProps) {
  const { t } = useLanguage();
  const { props, inherited, dom, hasSystemProps, ref, slots, classes, themeName, hasThemeProps } = component;
  return (
    <>
      <MostUsedProps members={mostUsed} />
      <ApiFilter />
      <ApiSection kind="props" id="props" title={t('api.props')}>
        <MemberRows members={props} />
        {inherited.map(({ component: name, packageName, members }) => (
          <div key={name} className="api-group">
            <ApiHeading level={3} id={`props-of-${name.toLowerCase()}`} title={t('api.propsOf', { name })} />
            <p>{t('api.inheritedFrom', { name, packageName })}</p>
            <MemberRows members={members} />
          </div>
        ))}
        {dom && <p>{t('api.domAttributes', { element: dom.element, interface: dom.interfaceName })}</p>}
        {hasSystemProps && <p>{t('api.systemProps')}</p>}
        <p>
          {ref ? (
            <>
              {t('api.ref')} <TypeView type={ref} />
            </>
          ) : (
            t('api.noRef')
          )}
        </p>
      </ApiSection>
      {slots.length > 0 && (
        <ApiSection kind="slots" id="slots" title={t('api.slots')}>
          <RowList>
            {slots.map((slot) => (
              <SlotRow key={slot.name} slot={slot} />
            ))}
          </RowList>
        </ApiSection>
      )}
      {classes.length > 0 && (
        <ApiSection kind="classes" id="classes" title={t('api.classes')}>
          <ClassRows classes={classes} />
        </ApiSection>
      )}
      {themeName && (
        <>
          <ApiHeading id="theme" title={t('api.theme')} />
          <p>
            {hasThemeProps === false
              ? t('api.themeStylesOnly', { name: themeName })
              : t('api.themeText', { name: themeName })}
          </p>
          {themeSnippet && <CodeView code={themeSnippet} />}
        </>
      )}
    </>
  );
}
