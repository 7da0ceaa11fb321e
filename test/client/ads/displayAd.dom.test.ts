import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { AdRecord, AdShape } from '../../../src/client/ads/AdRecord';
import { displayAd } from '../../../src/client/ads/displayAd';
import { createAdConfig } from './createAdConfig';

const AD: AdRecord = {
  name: 'Acme <i>',
  link: 'https://a.example/',
  img: 'https://a.example/a.png',
  description: { bold: '<img src=x onerror=alert(1)>', text: ' - <script>alert(1)</script>' },
  poweredby: 'Carbon',
  label: 'carbon-demo-inline',
};

function show(ad: AdRecord, shape: AdShape): HTMLElement {
  document.body.replaceChildren(displayAd(ad, shape, createAdConfig()));
  return document.body;
}

describe('displayAd', () => {
  it('shows markup as text', () => {
    const body = show(AD, 'inline');
    expect(body.querySelector('img, script, i')).toBeNull();
    expect(body.textContent).toContain('<script>alert(1)</script>');
  });

  it('is one link with its click attributes, and an image', () => {
    const body = show(AD, 'image');
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect([link.target, link.rel, link.href]).toEqual(['_blank', 'noopener sponsored', AD.link]);
    expect({ ...link.dataset }).toEqual({
      gaEventCategory: 'ad',
      gaEventAction: 'click',
      gaEventLabel: AD.label,
    });
    const image = screen.getByRole<HTMLImageElement>('img');
    expect([image.alt, image.width, image.height]).toEqual([AD.name, 130, 100]);
    expect(body.textContent).toContain('adPublisher Carbon');
  });

  it('has a badge instead of an image in a line', () => {
    const body = show(AD, 'inline');
    expect(screen.queryByRole('img')).toBeNull();
    expect(body.textContent).toMatch(/^ad\.badge.*ad\.getStarted/);
  });

  it('has no click attributes without a label', () => {
    show({ ...AD, label: undefined }, 'image');
    expect({ ...screen.getByRole('link').dataset }).toEqual({});
  });
});
