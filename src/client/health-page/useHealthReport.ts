import { useEffect, useState } from 'react';
import { HEALTH_REPORT_HREF, type HealthReport } from '../../shared/health';

function isReport(value: unknown): value is HealthReport {
  const { proofs, demoCount, externalLinks } = (value ?? {}) as Partial<HealthReport>;
  return (
    typeof proofs === 'object' &&
    proofs !== null &&
    Object.values(proofs).every((date) => typeof date === 'string') &&
    typeof demoCount === 'number' &&
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

/** The report of this build; undefined until it is loaded. */
export function useHealthReport(): HealthReport | undefined {
  const [report, setReport] = useState<HealthReport>();
  useEffect(() => {
    void loadReport().then(setReport);
  }, []);
  return report;
}
