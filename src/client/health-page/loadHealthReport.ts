import { HEALTH_REPORT_HREF, type HealthReport } from '../../shared/page/health';

function isRecordOfTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function isReport(value: unknown): value is HealthReport {
  const { proofs, claims, demoCount, externalLinks } = (value ?? {}) as Partial<HealthReport>;
  return (
    isRecordOfTexts(proofs) &&
    isRecordOfTexts(claims) &&
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
