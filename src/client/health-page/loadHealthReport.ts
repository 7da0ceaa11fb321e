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

/**
 * Loads the report of this build.
 *
 * @returns undefined without a network, and for an answer that is no report
 */
export async function loadHealthReport(): Promise<HealthReport | undefined> {
  try {
    const value: unknown = await (await fetch(HEALTH_REPORT_HREF)).json();
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
