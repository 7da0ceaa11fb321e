import type { Language } from '../../shared/languages/languages';
import { DemoPageHead } from './DemoPageHead';

interface StandaloneDemoPageProps {
  title: string;
  /** What is said where there is no demo to show, in each language. */
  texts: readonly { language: Language; missing: string; failed: string }[];
}

/** The page of one demo alone; its address says which, and `controlStandaloneDemo` fetches that. */
export function StandaloneDemoPage({ title, texts }: StandaloneDemoPageProps) {
  return (
    <>
      <DemoPageHead title={title} />
      <main className="standalone-demo">
        <h1 className="visually-hidden">{title}</h1>
        {texts.map(({ language, missing, failed }) => (
          <div key={language}>
            <p lang={language} data-failure="missing" role="alert" hidden>
              {missing}
            </p>
            <p lang={language} data-failure="failed" role="alert" hidden>
              {failed}
            </p>
          </div>
        ))}
      </main>
    </>
  );
}
