import { sendEvent } from './gtag';

/** Part of the sessions that are measured: 0.01 %. */
const RATIO = 0.0001;

/** A metric of a page's speed. */
interface Metric {
  id: string;
  name: string;
  value: number;
  delta: number;
  /** `web-vital`, or another word for a measure of the framework. */
  label: string;
}

/** Sends one metric. */
export function sendMetric({ id, name, label, value, delta }: Metric): void {
  sendEvent(name, {
    value: delta,
    metric_label: label === 'web-vital' ? 'Web Vitals' : 'Next.js custom metric',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/**
 * Reports web vitals in the sessions that the random draw selects; the library is loaded in these only.
 *
 * @param draw called once
 */
export async function reportWebVitals(draw: () => number = Math.random): Promise<void> {
  if (draw() > RATIO) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ id, name, value, delta }) => sendMetric({ id, name, value, delta, label: 'web-vital' }));
  }
}
