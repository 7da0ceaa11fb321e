import fs from 'node:fs/promises';
import type { OtherStyling } from '../../../shared/demo/codePreferences';
import type { CompiledDemo, DemoApi, DemoFile } from '../../../shared/page/page';
import { demoKeyToIframeHref, getDemoKey, getShownName, type DemoSource } from '../../demos/demoSource';
import { listShownFiles, type ShownDemo } from '../../demos/code/shownDemo';
import { findPlan } from '../../base/packages/packagePlans';
import { createKey } from '../../base/files/hash';
import { highlightToHtml } from '../../base/code/highlightToHtml';
import { findKeyLines } from '../../demos/code/findKeyLines';
import { gatherImports } from '../../demos/code/gatherImports';
import { readKeyRegion } from '../../demos/code/keyRegion';

/** A file of the demo: itself, or one that it imports. */
async function compileFile(demo: DemoSource, file: string): Promise<DemoFile> {
  const source = gatherImports(await fs.readFile(file, 'utf8'));
  const { code } = readKeyRegion(source);
  const name = getShownName(demo, file);
  const keyLines = file === demo.file ? findKeyLines(source) : undefined;
  return {
    name,
    key: createKey(code),
    html: await highlightToHtml(code, name),
    ...(keyLines && { keyLines }),
  };
}

const compiledFiles = new WeakMap<ShownDemo, Promise<DemoFile[]>>();

/** The files of a demo, once for the pages of all languages. */
function compileFiles(demo: DemoSource, rendered: ShownDemo): Promise<DemoFile[]> {
  const known = compiledFiles.get(rendered);
  const files = known ?? Promise.all(listShownFiles(rendered).map((file) => compileFile(demo, file)));
  compiledFiles.set(rendered, files);
  return files;
}

/** The first demo of a page has its code open if it is as short as this. */
const MAX_OPEN_LINES = 30;

/** The files as the page shows them: a demo that illustrates has no key lines. */
function hideKeyLines(files: DemoFile[]): DemoFile[] {
  return files.map((file) => ({ ...file, keyLines: undefined }));
}

interface CompileDemoOptions {
  api: DemoApi | undefined;
  /** Whether the page begins with it. */
  isFirst: boolean;
  rendered: ShownDemo;
}

/** Joins what the directive says with what the renderer made; see `CompiledDemo`. */
export async function compileDemo(
  demo: DemoSource,
  attributes: Record<string, string>,
  { api, isFirst, rendered }: CompileDemoOptions,
): Promise<CompiledDemo> {
  const files = await compileFiles(demo, rendered);
  const isShort = files[0]!.html.split('\n').length <= MAX_OPEN_LINES;
  const plan = findPlan(rendered.packages);
  const isIframe = attributes.frame === 'iframe';
  return {
    name: demo.name,
    pageId: demo.pageId,
    title: attributes.title,
    height: attributes.height ? Number(attributes.height) : undefined,
    isCodeOpen: attributes.code === 'open' || (attributes.code !== 'none' && isFirst && isShort),
    ...(attributes.ads === 'off' && { hasNoAds: true }),
    files: attributes.code === 'none' ? hideKeyLines(files) : files,
    ...(demo.stylings && { stylings: Object.keys(demo.stylings) as OtherStyling[] }),
    ...(rendered.dateTexts && { dateLibraries: [...rendered.dateTexts.keys()] }),
    ...(plan && { plan }),
    ...(api && { api }),
    snapshot: isIframe ? { ...rendered.snapshot, html: '' } : rendered.snapshot,
    iframeHref: isIframe ? demoKeyToIframeHref(getDemoKey(demo)) : undefined,
  };
}
