import path from 'node:path';
import { printCode } from '../../../shared/prop-playground/printCode';
import { tokensToText } from '../../../shared/prop-playground/codeTemplate';
import { tokensToHtml } from '../../../shared/prop-playground/tokensToHtml';
import type { Block } from '../../../shared/page/page';
import { getShownName } from '../../demos/demoSource';
import { createKey } from '../../base/files/hash';
import { compilePlayground } from '../prop-playgrounds/compilePlayground';
import type { CompileContext } from '../markdown/compileContext';
import { createDemoBlock } from './demo';
import type { BlockDirective, BlockOptions, Directive } from './directive';

/** `::prop-playground{…}` -> a demo whose code is that without controls, and what users can set of it. */
async function createPlaygroundBlock(
  directive: BlockDirective,
  context: CompileContext,
  options: BlockOptions,
): Promise<Block | undefined> {
  const { file, language, product, api, report, problems } = context;
  const { src, list } = directive.attributes;
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
    problems,
  });
  if (!playground) {
    return undefined;
  }
  const tokens = printCode(playground, {});
  const shownName = getShownName(demo, demo.file);
  const [, imported] = block.demo.files;
  if (imported) {
    report(
      directive.line,
      `The prop playground \`${src}\` imports \`${imported.name}\`. Write its data into the module.`,
    );
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

export const propPlayground: Directive<'leafDirective'> = {
  type: 'leafDirective',
  example: '::prop-playground{src="Name.tsx"}',
  attributes: {
    src: 'required',
    title: 'optional',
    height: 'optional',
    list: { off: '' },
    ads: { off: '' },
  },
  shows: 'playground',
  createBlock: createPlaygroundBlock,
};
