import type { ReactNode } from 'react';
import { useLanguage } from '../../../../client/providers/language/LanguageProvider';
import type { Plan } from '../../../../shared/products/plans';
import type { NameHistory } from '../../../../shared/products/releases';
import { useApiView } from '../ApiViewContext';
import { getDemoTitle } from '../../../base/texts/getDemoTitle';
import type { DemoLink } from '../../../demos/usage/usageIndex';
import { BreakableName } from '../../../../client/components/BreakableName';
import { useItemRole } from './ChunkedList';
import { DocText } from './DocText';
import { SinceMark, VersionChanges } from './VersionMarks';

interface ApiRowProps {
  /** Deep links name it. */
  id: string;
  name: string;
  isRequired?: boolean;
  plan?: Plan;
  /** Markdown, or empty; undefined for what is current. */
  deprecation?: string;
  history?: NameHistory;
  /** What it is, in one line: type, default component, class name. */
  facts: ReactNode;
  description?: string;
  demos?: DemoLink[];
  children?: ReactNode;
}

/** The demos that use something, as links. */
export function DemoLinks({ demos, label }: { demos: DemoLink[]; label?: string }) {
  const { getHref } = useApiView();
  if (demos.length === 0) {
    return null;
  }
  return (
    <p className="api-demos">
      {label}{' '}
      {demos.map(({ pathname, name }, index) => (
        <span key={name + pathname}>
          {index > 0 && ', '}
          <a href={`${getHref(pathname) ?? pathname}#${name}.tsx`}>{getDemoTitle(name)}</a>
        </span>
      ))}
    </p>
  );
}

/** How many demos a row names, on a line; the rest is found from the component. */
const MAX_DEMOS = 3;

/** One line of a reference: a prop, a slot, a class, an event. */
export function ApiRow(props: ApiRowProps) {
  const {
    id,
    name,
    isRequired,
    plan,
    deprecation,
    history,
    facts,
    description,
    demos = [],
    children,
  } = props;
  const { t } = useLanguage();
  const role = useItemRole();
  const isDeprecated = deprecation !== undefined;
  return (
    <li
      id={id}
      role={role}
      className={isDeprecated ? 'api-row api-row-deprecated' : 'api-row'}
      data-required={isRequired ? '' : undefined}
      data-deprecated={isDeprecated ? '' : undefined}
    >
      <div className="api-name">
        <a href={`#${id}`}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        {isRequired && <span className="api-chip api-chip-required">{t('api.required')}</span>}
        {isDeprecated && <span className="api-chip">{t('facts.deprecated')}</span>}
        {history?.since && <SinceMark since={history.since} />}
        {plan && <span className={`plan-mark plan-${plan}`}>{t(`planNames.${plan}`)}</span>}
      </div>
      <div className="api-facts">{facts}</div>
      <div className="api-body">
        {deprecation && <DocText markdown={deprecation} />}
        <DocText markdown={description} />
        {children}
        <VersionChanges history={history} />
        <DemoLinks label={t('api.demos')} demos={demos.slice(0, MAX_DEMOS)} />
      </div>
    </li>
  );
}
