import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { ApiMember } from '../../../api/types/apiMember';
import type { ApiComponent } from '../../../api/types/apiPage';
import { ApiViewProvider, useApiView, type ApiView } from '../ApiViewContext';
import type { TabSymbol } from '../omitDuplicates';
import { ApiFilter } from './ApiFilter';
import { ApiHeading } from './ApiSection';
import { CodeView } from './CodeView';
import { ClassRow, SlotRow } from './ComponentView';
import { DocText } from './DocText';
import { MemberRows, type MemberRowsProps } from './MemberRows';
import { RowList } from './RowList';
import { SymbolVersions } from './VersionMarks';

interface TabMembersProps extends MemberRowsProps {
  id: string;
  title: string;
}

/** A list of rows below its heading; nothing when it is empty. */
function TabMembers({ id, title, members, others }: TabMembersProps) {
  const { slug } = useApiView();
  if (members.length === 0) {
    return null;
  }
  return (
    <div className="api-group">
      <ApiHeading level={3} id={`${slug}-${id}`} title={title} />
      <MemberRows members={members} others={others} />
    </div>
  );
}

function ComponentRows({ component }: { component: ApiComponent }) {
  const { t } = useLanguage();
  const { slug } = useApiView();
  const { props, inherited, slots, classes } = component;
  return (
    <>
      <TabMembers id="props" title={t('api.props')} members={props} />
      {inherited.map(({ component: name, members }) => (
        <TabMembers
          key={name}
          id={`props-of-${name.toLowerCase()}`}
          title={t('api.propsOf', { name })}
          members={members}
        />
      ))}
      {slots.length > 0 && (
        <div className="api-group">
          <ApiHeading level={3} id={`${slug}-slots`} title={t('api.slots')} />
          <RowList>
            {slots.map((slot) => (
              <SlotRow key={slot.name} slot={slot} />
            ))}
          </RowList>
        </div>
      )}
      {classes.length > 0 && (
        <div className="api-group">
          <ApiHeading level={3} id={`${slug}-classes`} title={t('api.classes')} />
          <RowList>
            {classes.map((item) => (
              <ClassRow key={item.key} item={item} />
            ))}
          </RowList>
        </div>
      )}
    </>
  );
}

/** What is always there is nothing that a user has to give. */
function asReturned({ isRequired: _isRequired, ...member }: ApiMember): ApiMember {
  return member;
}

function SymbolSection({ page, counterpart }: TabSymbol) {
  const { t } = useLanguage();
  const { slug, getHref } = useApiView();
  const href = page.pathname && getHref(page.pathname);
  const [first] = page.imports;
  return (
    <section>
      <ApiHeading id={slug} title={page.name} href={href} />
      <DocText markdown={page.description} />
      <SymbolVersions history={page.history} />
      {first && <CodeView code={first.line} />}
      {href && (
        <p>
          <a href={href}>{t('api.allOf', { name: page.name })}</a>
        </p>
      )}
      {counterpart && <p>{t('api.besidesCounterpart', { name: counterpart })}</p>}
      {page.kind === 'component' && <ComponentRows component={page} />}
      {page.kind === 'hook' && (
        <>
          <CodeView code={page.declaration} />
          <TabMembers id="parameters" title={t('api.parameters')} members={page.parameters} />
          <TabMembers
            id="return-value"
            title={t('api.returnValue')}
            members={page.returned.map(asReturned)}
            others={page.parameters}
          />
        </>
      )}
    </section>
  );
}

/** The API of all components, or hooks, that a guide is about. */
export function ApiTabView({ symbols }: { symbols: (TabSymbol & { view: ApiView })[] }) {
  const [first] = symbols;
  const hasRows = symbols.some(({ page }) =>
    page.kind === 'hook' ? page.parameters.length + page.returned.length > 0 : page.kind === 'component',
  );
  return (
    <>
      {hasRows && first && (
        <ApiViewProvider value={first.view}>
          <ApiFilter />
        </ApiViewProvider>
      )}
      {symbols.map(({ page, counterpart, view }) => (
        <ApiViewProvider key={view.slug} value={view}>
          <SymbolSection page={page} counterpart={counterpart} />
        </ApiViewProvider>
      ))}
    </>
  );
}
