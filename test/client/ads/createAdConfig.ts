import type { AdConfig } from '../../../src/client/ads/AdConfig';

/** A configuration on the docs domain whose texts are their keys. @param draws in the order in which they are asked for */
export function createAdConfig(draws: number[] = [], config: Partial<AdConfig> = {}): AdConfig {
  return {
    language: 'en',
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    shape: 'image',
    displayRatio: 0.1,
    random: () => draws.shift() ?? 1,
    isDocsDomain: true,
    userAgent: 'A browser',
    ...config,
  };
}
