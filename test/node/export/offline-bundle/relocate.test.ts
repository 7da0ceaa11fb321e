import { describe, expect, it } from 'vitest';
import {
  addressToPrefix,
  relocateCss,
  relocateHtml,
  relocateScript,
} from '../../../../src/node/export/offline-bundle/relocate';

describe('addressToPrefix', () => {
  it.each([
    ['/index.html', './'],
    ['/x/index.html', '../'],
    ['/x/introduction/index.html', '../../'],
    ['/_next/static/chunks/a.css', '../../../'],
  ])('%s -> %s', (address, prefix) => {
    expect(addressToPrefix(address)).toBe(prefix);
  });
});

describe('relocateHtml', () => {
  it.each([
    ['<a href="/x/introduction/#top">', '<a href="../../x/introduction/#top">'],
    ['<a class="a" href="/">', '<a class="a" href="../../">'],
    ['<img alt="1 > 0" src="/static/a.svg"/>', '<img alt="1 > 0" src="../../static/a.svg"/>'],
    ["<img src='/a.svg'>", "<img src='../../a.svg'>"],
    ['<meta content="0; url=/x/a/">', '<meta content="0; url=../../x/a/">'],
    ['<i style="background:url(&quot;/a.svg&quot;)">', '<i style="background:url(&quot;../../a.svg&quot;)">'],
    ['<style>a{b:url(/c.svg)}</style>', '<style>a{b:url(../../c.svg)}</style>'],
    ['<script src="/_next/a.js"></script>', '<script src="../../_next/a.js"></script>'],
    [
      '<script src="/a.js"></script><script src="/b.js"></script>',
      '<script src="../../a.js"></script><script src="../../b.js"></script>',
    ],
  ])('%s', (html, expected) => {
    expect(relocateHtml(html, '../../')).toBe(expected);
  });

  it.each([
    '<a href="https://mui.com/x/">',
    '<a href="//cdn.example/">',
    '<a href="#top">',
    '<a data-pathname="/x/introduction">',
    '<code>href="/x/"</code>',
    '<script>"<a href=\\"/x/\\">"</script>',
    '<script type="application/json">{"href":"/x/"}</script>',
  ])('leaves %s as it is', (html) => {
    expect(relocateHtml(html, '../../')).toBe(html);
  });

  it('adds its script before all others', () => {
    expect(relocateHtml('<html><head><script>a</script>', './')).toBe(
      '<html><head><script src="./offline-bundle.js"></script><script>a</script>',
    );
  });
});

describe('relocateCss', () => {
  it.each([
    ['url(/static/a.svg)', 'url(../static/a.svg)'],
    ['url("/static/a.svg")', 'url("../static/a.svg")'],
    ['url(../media/a.woff2)', 'url(../media/a.woff2)'],
    ['url(data:image/svg+xml,/a)', 'url(data:image/svg+xml,/a)'],
    ['url(//cdn.example/a)', 'url(//cdn.example/a)'],
  ])('%s', (css, expected) => {
    expect(relocateCss(css, '../')).toBe(expected);
  });
});

describe('relocateScript', () => {
  it.each([
    ['a="/static/a.svg"', 'a=(self.copyBase+"static/a.svg")'],
    ['a=`/static/a.svg`', 'a=(self.copyBase+`static/a.svg`)'],
    ["a='/static/x/b.png';", "a=(self.copyBase+'static/x/b.png');"],
    ['a="/x/introduction/"', 'a="/x/introduction/"'],
    ['a={"/static/a.svg":1}', 'a={"/static/a.svg":1}'],
    ['a="b/static/a.svg"', 'a="b/static/a.svg"'],
  ])('%s', (script, expected) => {
    expect(relocateScript(script)).toBe(expected);
  });
});
