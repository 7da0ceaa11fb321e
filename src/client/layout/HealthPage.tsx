import { JsonData } from '../components/JsonData';
import { DemoList } from '../health-page/DemoList';
import { HEALTH_REPORT_HREF } from '../../shared/page/health';
import type { HealthPageProps } from '../../shared/page/healthPage';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';

/** What was checked in this build, and which demos passed their browser tests. */
export function HealthPage(props: HealthPageProps) {
  const { layout, facts, checks } = props;
  return (
    <>
      <HiddenPageHead
        title={layout.browserTitle}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <DocsLayout layout={layout} toc={[]}>
        <article className="prose health-page">
          <h1>{props.title}</h1>
          <p className="description">{props.description}</p>
          <p>{props.summary}</p>
          <p className="health-summary">
            {props.testResults.pending} <a href={HEALTH_REPORT_HREF}>{HEALTH_REPORT_HREF}</a>
          </p>
          <dl className="health-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h2 id="checks">{props.checksTitle}</h2>
          {checks.map(({ title, text, exceptions }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {exceptions.length > 0 && (
                <ul>
                  {exceptions.map((exception) => (
                    <li key={exception}>{exception}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <h2 id="demos">{props.demosTitle}</h2>
          <p>{props.demosText}</p>
          <div className="health-demo-states">
            <DemoList groups={props.groups} />
          </div>
          <h2 id="external-links">{props.linksTitle}</h2>
          <p>
            {props.linksText} <a href={HEALTH_REPORT_HREF}>{HEALTH_REPORT_HREF}</a>
          </p>
          <div className="health-external-links" />
          <JsonData data={props.testResults} />
        </article>
      </DocsLayout>
    </>
  );
}
