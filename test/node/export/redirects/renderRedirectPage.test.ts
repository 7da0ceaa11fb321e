import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderRedirectPage } from '../../../../src/node/export/redirects/renderRedirectPage';

describe('renderRedirectPage', () => {
  const page = load(renderRedirectPage({ target: '/x/introduction/?a=1&b#part', language: 'en' }));

  it('sends the user on at once', () => {
    expect(page('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/x/introduction/?a=1&b#part');
  });

  it('shows the same link to a user whose browser does not follow', () => {
    expect(page('main a').attr('href')).toBe('/x/introduction/?a=1&b#part');
    expect(page('main').text()).toContain('It is now at /x/introduction/?a=1&b#part.');
  });

  it('names its language and what it is', () => {
    expect(page('html').attr('lang')).toBe('en');
    expect(page('title').text()).toBe('This page has moved');
    expect(page('h1').text()).toBe('This page has moved');
    const chinese = load(renderRedirectPage({ target: '/zh/x/introduction/', language: 'zh' }));
    expect(chinese('html').attr('lang')).toBe('zh');
    expect(chinese('title').text()).toBe('此页面已移动');
  });

  it('tells search engines where the content is, and that it is not here', () => {
    expect(page('link[rel="canonical"]').attr('href')).toBe('/x/introduction/?a=1&b');
    expect(page('meta[name="robots"]').attr('content')).toBe('noindex');
    const absolute = load(
      renderRedirectPage({ target: '/x/introduction/', language: 'en', origin: 'https://docs.example' }),
    );
    expect(absolute('link[rel="canonical"]').attr('href')).toBe('https://docs.example/x/introduction/');
  });

  it('needs nothing that a content security policy could forbid', () => {
    expect(page('script, style, link[rel="stylesheet"], img, iframe, [style]')).toHaveLength(0);
    const handlers = page('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
    expect(handlers.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  it('escapes what a target may hold', () => {
    const hostile = load(
      renderRedirectPage({ target: '/a/?b="><script>alert(1)</script>\'', language: 'en' }),
    );
    expect(hostile('script')).toHaveLength(0);
    expect(hostile('main a').attr('href')).toBe('/a/?b="><script>alert(1)</script>\'');
  });
});
