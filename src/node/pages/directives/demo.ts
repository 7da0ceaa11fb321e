import { escapeHtml } from '../../../shared/escapeHtml';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import type { Block } from '../../../shared/page/page';
import { createTranslate } from '../../base/texts/createTranslate';
import { getDemoKey } from '../../demos/demoSource';
import { createKey } from '../../base/files/hash';
import { checkKeyRegions } from '../../demos/code/checkKeyRegions';
import type { CompileContext } from '../markdown/compileContext';
import { compileDemo } from '../markdown/compileDemo';
import { compileDemoApi } from '../markdown/compileDemoApi';
import type { BlockDirective, BlockOptions, Directive } from './directive';

/** `::demo{…}` -> the demo, or in a translation a word on why it is not there; reports what is wrong with its attributes. */
export async function createDemoBlock(
  { name, attributes, line }: BlockDirective,
  { file, language, report, problems }: CompileContext,
  { source, demos, rendered, getDemoApi }: BlockOptions,
): Promise<Block | undefined> {
  const { src, height, frame } = attributes;
  if (height !== undefined && !/^[1-9]\d*$/.test(height)) {
    report(line, `\`height="${height}"\` is no height. Write a number of pixels: \`height="320"\`.`);
  }
  if (frame !== undefined && height === undefined) {
    report(line, 'A demo in an iframe has no height of its own. Add one: `height="480"`.');
  }
  const demo = demos.find((shown) => (shown.stylings ? shown.name : `${shown.name}.tsx`) === src);
  if (!demo) {
    // On the English page `findDemos` has said why.
    return source.contentLanguage === DEFAULT_LANGUAGE ? undefined : createMissingBlock(src ?? '', language);
  }
  if (demo.stylings && frame !== undefined) {
    report(
      line,
      `The demo \`${src}\` has several stylings, which an iframe cannot show. Leave \`frame\` out.`,
    );
  }
  const found = rendered.get(getDemoKey(demo));
  if (!found) {
    report(line, `The English page does not show the demo \`${src}\`. Show it there too, or in neither.`);
    return undefined;
  }
  const api = compileDemoApi(getDemoApi(demo), language);
  if (language === DEFAULT_LANGUAGE) {
    problems.push(...(await checkKeyRegions(demo, { rendered, directory: source.directory, file })));
  }
  const isFirst = name === 'demo' && demos[0] === demo;
  const compiled = await compileDemo(demo, attributes, { api, isFirst, rendered: found });
  return { kind: 'demo', key: `demo-${compiled.name}`, demo: compiled };
}

/** What a translation shows in place of a demo that is gone. */
function createMissingBlock(src: string, language: Language): Block {
  const t = createTranslate(language);
  const text = t('demo.missing', { name: `<code>${escapeHtml(src)}</code>` });
  const html = `<p class="page-notice">${text}</p>`;
  return { kind: 'html', key: createKey('html', html), html };
}

export const demo: Directive<'leafDirective'> = {
  type: 'leafDirective',
  example: '::demo{src="Name.tsx"}',
  attributes: {
    src: 'required',
    title: 'optional',
    height: 'optional',
    frame: { iframe: '' },
    code: { open: '', none: 'for a demo whose code shows nothing' },
    ads: { off: '' },
  },
  shows: 'demo',
  createBlock: createDemoBlock,
};
