import { useEffect, useState } from 'react';
import { HEALTH_REPORT_HREF, PROOF_STATES, type HealthReport } from '../../shared/health';

function isReport(value: unknown): value is HealthReport {
  const { demos, externalLinks } = (value ?? {}) as Partial<HealthReport>;
  return (
    typeof demos === 'object' &&
    demos !== null &&
    Object.values(demos).every(({ state }) => PROOF_STATES.includes(state)) &&
    Array.isArray(externalLinks)
  );
}

/** @returns undefined without a network, and for an answer that is no report */
async function loadReport(): Promise<HealthReport | undefined> {
  try {
    const value: unknown = await (await fetch(HEALTH_REPORT_HREF)).json();
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is known of this build since it was made; undefined while the page says what it knew itself. */
export function useHealthReport(): HealthReport | undefined {
  const [report, setReport] = useState<HealthReport>();
  useEffect(() => {
    void loadReport().then(setReport);
  }, []);
  return report;
}
