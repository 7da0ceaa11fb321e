import type { Block } from '../../shared/page';
import { getDemoKey } from '../demos/demoSource';
import { compileDemo } from './compileDemo';
import { compileDemoApi } from './compileDemoApi';
import type { CompileContext } from './compileContext';
import type { CompileOptions } from './compilePage';
import type { BlockDirective } from './splitBlocks';

/** `::demo{…}` -> the demo; reports what is wrong with its attributes. */
export async function createDemoBlock(
  { attributes, line }: BlockDirective,
  { file, language, problems }: CompileContext,
  { demos, rendered, getDemoApi }: Pick<CompileOptions, 'demos' | 'rendered' | 'getDemoApi'>,
): Promise<Block | undefined> {
  const { src, height, frame, code } = attributes;
  if (height !== undefined && !/^[1-9]\d*$/.test(height)) {
    const message = `\`height="${height}"\` is no height. Write a number of pixels: \`height="320"\`.`;
    problems.push({ file, line, message });
  }
  if (code !== undefined && code !== 'open') {
    problems.push({
      file,
      line,
      message: `Unknown \`code="${code}"\`. Write \`code="open"\`, or leave it out.`,
    });
  }
  if (frame !== undefined && frame !== 'iframe') {
    const message = `Unknown \`frame="${frame}"\`. Write \`frame="iframe"\`, or leave it out.`;
    problems.push({ file, line, message });
  }
  if (frame !== undefined && height === undefined) {
    const message = 'A demo in a frame has no height of its own. Add one: `height="480"`.';
    problems.push({ file, line, message });
  }
  const source = demos.find(({ name, stylings }) => (stylings ? name : `${name}.tsx`) === src);
  if (!source) {
    return undefined; // `findDemos` has said why.
  }
  if (source.stylings && frame !== undefined) {
    const message = `The demo \`${src}\` has several stylings, which a frame cannot show. Leave \`frame\` out.`;
    problems.push({ file, line, message });
  }
  const form = rendered.get(getDemoKey(source));
  if (!form) {
    const message = `The English page does not show the demo \`${src}\`. Show it there too, or in neither.`;
    problems.push({ file, line, message });
    return undefined;
  }
  const api = compileDemoApi(getDemoApi(source), language);
  const demo = await compileDemo(source, attributes, api, form);
  return { kind: 'demo', key: `demo-${demo.name}`, demo };
}
