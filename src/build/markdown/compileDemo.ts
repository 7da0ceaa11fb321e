import fs from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { CompiledDemo, DemoApi, DemoFile } from '../../shared/page';
import { demoKeyToFrameHref, getDemoKey, type DemoSource } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import { createKey } from '../hash';
import { highlightCode, isCodeLanguage } from './highlightCode';

/** The source of a demo, highlighted, with the files of its folder that it imports. */
async function compileFile(file: string): Promise<DemoFile> {
  const source = await fs.readFile(file, 'utf8');
  const extension = path.extname(file).slice(1);
  const language = isCodeLanguage(extension) ? extension : 'ts';
  const children = await highlightCode(source.trimEnd(), language);
  return { name: path.basename(file), key: createKey(source), html: toHtml({ type: 'root', children }) };
}

/** Joins what the directive says with what the renderer made; see `CompiledDemo`. */
export async function compileDemo(
  demo: DemoSource,
  attributes: Record<string, string>,
  api: DemoApi | undefined,
  rendered: RenderedDemo,
): Promise<CompiledDemo> {
  const isFramed = attributes.frame === 'iframe';
  return {
    name: demo.name,
    pageId: demo.pageId,
    title: attributes.title,
    height: attributes.height ? Number(attributes.height) : undefined,
    isCodeOpen: attributes.code === 'open',
    ...(attributes.ads === 'off' && { hasNoAds: true }),
    files: await Promise.all(rendered.files.map(compileFile)),
    ...(api && { api }),
    staticForm: isFramed ? { ...rendered.staticForm, html: '' } : rendered.staticForm,
    frameHref: isFramed ? demoKeyToFrameHref(getDemoKey(demo)) : undefined,
  };
}
