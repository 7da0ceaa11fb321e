import { BreakableName } from '../components/BreakableName';
import { JsonData } from '../components/JsonData';
import { RawHtml } from '../components/RawHtml';
import { DemoStage } from '../demo/DemoStage';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getDemoData } from '../demo/demoData';
import type { CompiledDemo, PagePlayground } from '../../shared/page/page';

/** The props that can be set, with links to their rows of the API: what is there until the controls are. */
function PropList({ groups }: Pick<PagePlayground, 'groups'>) {
  return (
    <dl>
      {groups
        .flatMap((group) => group.controls)
        .map(({ name, href, description }) => (
          <div key={href}>
            <dt>
              <a href={href}>
                <BreakableName name={name} />
              </a>
            </dt>
            {description && <dd lang="en" dangerouslySetInnerHTML={{ __html: description }} />}
          </div>
        ))}
    </dl>
  );
}

/** Links to what the props are of. */
function ApiLinks({ groups }: Pick<PagePlayground, 'groups'>) {
  const pages = new Map(
    groups.flatMap(({ of, controls }) => controls.map(({ href }) => [of, href.split('#')[0]] as const)),
  );
  return (
    <p>
      {[...pages].map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}

interface PropPlaygroundFigureProps {
  demo: CompiledDemo;
  playground: PagePlayground;
}

/** A component, the controls of its props, and its code. `controlPropPlayground` brings it to life. */
export function PropPlaygroundFigure({ demo, playground }: PropPlaygroundFigureProps) {
  const { t } = useLanguage();
  const name = demo.title ?? demo.name;
  const [file] = demo.files;
  return (
    <section
      className="demo prop-playground"
      id={`${demo.name}.tsx`}
      aria-label={demo.title ?? t('demo.region', { name })}
      data-ads={demo.hasNoAds ? 'off' : undefined}
    >
      {demo.title && <p className="demo-title">{demo.title}</p>}
      <div className="prop-parts">
        <DemoStage demo={demo} />
        <div className="demo-tools" />
        <div className="prop-panel">
          {playground.hasNoList ? (
            <ApiLinks groups={playground.groups} />
          ) : (
            <PropList groups={playground.groups} />
          )}
        </div>
        <figure className="code MuiCode-root">
          <pre>{file && <RawHtml key={file.key} as="code" html={file.html} />}</pre>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the controller names it */}
          <button type="button" className="MuiCode-copy" data-action="copy">
            <span className="MuiCode-copyKeypress" />
          </button>
        </figure>
      </div>
      <JsonData data={getDemoData(demo)} />
    </section>
  );
}
