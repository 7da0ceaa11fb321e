import path from 'node:path';
import { printCode } from '../../../shared/prop-playground/printCode';
import { tokensToText } from '../../../shared/prop-playground/codeTemplate';
import { tokensToHtml } from '../../../shared/prop-playground/tokensToHtml';
import type { Block } from '../../../shared/page/page';
import type { RenderDoc } from '../api-pages/createRenderDoc';
import { getDemoKey, getShownName } from '../../demos/demoSource';
import { createKey } from '../../base/files/hash';
import { compilePlayground } from '../prop-playgrounds/compilePlayground';
import type { CompileContext } from './compileContext';
import { createDemoBlock, type DemoBlockOptions } from './createDemoBlock';
import type { BlockDirective } from './splitBlocks';

/** `::prop-playground{…}` -> a demo whose code is that without controls, and what users can set of it. */
export async function createPlaygroundBlock(
  directive: BlockDirective,
  context: CompileContext,
  options: DemoBlockOptions & { renderDoc: RenderDoc },
): Promise<Block | undefined> {
  const { file, language, product, api, problems } = context;
  const { src, list } = directive.attributes;
  if (list !== undefined && list !== 'off') {
    const message = `Unknown \`list="${list}"\`. Write \`list="off"\`, or leave it out.`;
    problems.push({ file, line: directive.line, message });
  }
  const block = await createDemoBlock(directive, context, options);
  const demo = options.demos.find(({ name }) => `${name}.tsx` === src);
  if (block?.kind !== 'demo' || !demo) {
    return block;
  }
  const { renderDoc } = options;
  const playground = await compilePlayground(demo, {
    file: path.posix.join(path.posix.dirname(file), path.basename(demo.file)),
    language,
    product,
    api,
    renderDoc,
    dateModules: options.rendered.get(getDemoKey(demo))?.dateModules,
    problems,
  });
  if (!playground) {
    return undefined;
  }
  const tokens = printCode(playground, {});
  const shownName = getShownName(demo, demo.file);
  const [, imported] = block.demo.files;
  if (imported) {
    const message = `The prop playground \`${src}\` imports \`${imported.name}\`. Write its data into the module.`;
    problems.push({ file, line: directive.line, message });
  }
  const { api: _, ...ownDemo } = block.demo;
  return {
    ...block,
    demo: {
      ...ownDemo,
      files: [{ name: shownName, key: createKey(tokensToText(tokens)), html: tokensToHtml(tokens) }],
      playground: { ...playground, ...(list === 'off' && { hasNoList: true }) },
    },
  };
}
