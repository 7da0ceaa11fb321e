import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findMeasurementId } from '../../../src/client/analytics/gtag';
import { reportWebVitals, sendMetric } from '../../../src/client/analytics/reportWebVitals';
import { MEASUREMENT_ID_META } from '../../../src/shared/paths/thirdParties';

function visit(host: string, id?: string) {
  vi.stubGlobal('location', { host });
  document.head.innerHTML = id === undefined ? '' : `<meta name="${MEASUREMENT_ID_META}" content="${id}">`;
}

const readQueue = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]);

beforeEach(() => {
  delete window.dataLayer;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('findMeasurementId', () => {
  it.each([
    ['mui.com', 'G-1', 'G-1'],
    ['mui.com', undefined, undefined],
    ['mui.com', '', undefined],
    ['mui.com', 'G-1&x=//evil', undefined],
    ['localhost:3000', 'G-1', undefined],
  ])('%s with %o: %o', (host, id, expected) => {
    visit(host, id);
    expect(findMeasurementId()).toBe(expected);
  });
});

describe('web vitals', () => {
  it.each([
    ['web-vital', 'Web Vitals'],
    ['custom', 'Next.js custom metric'],
  ])('%s is sent as %s', (label, metricLabel) => {
    visit('mui.com', 'G-1');
    sendMetric({ id: 'v1', name: 'LCP', value: 30, delta: 10, label });
    expect(readQueue().at(-1)).toEqual([
      'event',
      'LCP',
      { value: 10, metric_label: metricLabel, metric_value: 30, metric_delta: 10, metric_id: 'v1' },
    ]);
  });

  it('are measured in one session of ten thousand', async () => {
    const observe = vi.fn<() => void>();
    vi.doMock('web-vitals', () => {
      return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
    });
    await reportWebVitals(() => 0.000_11);
    expect(observe).not.toHaveBeenCalled();
    await reportWebVitals(() => 0.0001);
    expect(observe).toHaveBeenCalledTimes(5);
  });
});
