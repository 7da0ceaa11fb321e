import { expect, it } from 'vitest';
import { readStructure } from '../../../e2e/site/readStructure';

const read = (html: string) =>
  readStructure(`<nav><b>Menu</b></nav><main id="main-content">${html}</main><b>`);

it('has each kind of element in the kind that it is in', () => {
  const { parts } = read('<p class="lead css-1a2b3c">One <code>two</code></p><p>Three</p>');
  expect([...parts]).toEqual([' > p.lead', 'p.lead > code', ' > p']);
});

it('goes on after an element without an end', () => {
  const { parts } = read('<p>One<br>two<img src="a>b"><b>three</b></p><i>four</i>');
  expect([...parts]).toEqual([' > p', 'p > br', 'p > img', 'p > b', ' > i']);
});

it('has no more than the section of a demo', () => {
  const { parts } = read('<section class="demo" id="A.tsx"><div><b>One</b></div></section><p>Two</p>');
  expect([...parts]).toEqual([' > section.demo', ' > p']);
});

it('measures the longest word of each kind, also after an element inside of it', () => {
  const { wordLengths } = read('<p>to be-or <b>longest</b> notable</p><p>word</p>');
  expect(Object.fromEntries(wordLengths)).toEqual({ p: 7, b: 7 });
});

it('counts all elements, also those of a demo', () => {
  expect(read('<p>One<br></p><section class="demo"><b>Two</b></section>').elements).toBe(4);
});
