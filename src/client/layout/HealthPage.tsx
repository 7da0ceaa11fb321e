import { DemoStates } from '../health-page/DemoStates';
import { ExternalLinks } from '../health-page/ExternalLinks';
import { TestSummary } from '../health-page/TestSummary';
import { useHealthReport } from '../health-page/useHealthReport';
import { HEALTH_REPORT_HREF } from '../../shared/health';
import type { HealthPageProps } from '../../shared/healthPage';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';

/** What was checked in this build, and which demos passed their browser tests. */
export function HealthPage(props: HealthPageProps) {
  const { layout, facts, checks } = props;
  const report = useHealthReport();
  return (
    <>
      <HiddenPageHead
        title={layout.browserTitle}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <DocsLayout layout={layout} pathname="" toc={[]}>
        <article className="prose health-page">
          <h1>{props.title}</h1>
          <p className="description">{props.description}</p>
          <p>{props.summary}</p>
          <TestSummary texts={props.testResults} report={report} />
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
          <DemoStates groups={props.groups} passedText={props.testResults.demoPassed} report={report} />
          <h2 id="external-links">{props.linksTitle}</h2>
          <p>
            {props.linksText} <a href={HEALTH_REPORT_HREF}>{HEALTH_REPORT_HREF}</a>
          </p>
          {report && <ExternalLinks links={report.externalLinks} />}
        </article>
      </DocsLayout>
    </>
  );
}
