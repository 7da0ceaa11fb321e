import fs from 'node:fs/promises';
import type { OtherStyling } from '../../shared/codePreferences';
import type { CompiledDemo, DemoApi, DemoFile } from '../../shared/page';
import { demoKeyToIframeHref, getDemoKey, getShownName, type DemoSource } from '../demos/demoSource';
import { listShownFiles, type ShownDemo } from '../demo-code/shownDemo';
import { findPlan } from '../packages/findPlan';
import { createKey } from '../files/hash';
import { highlightToHtml } from '../code/highlightToHtml';
import { gatherImports } from '../demo-code/gatherImports';

/** A file of the demo: itself, or one that it imports. */
async function compileFile(demo: DemoSource, file: string): Promise<DemoFile> {
  const source = gatherImports(await fs.readFile(file, 'utf8'));
  const name = getShownName(demo, file);
  return { name, key: createKey(source), html: await highlightToHtml(source, name) };
}

const compiledFiles = new WeakMap<ShownDemo, Promise<DemoFile[]>>();

/** The files of a demo, once for the pages of all languages. */
function compileFiles(demo: DemoSource, rendered: ShownDemo): Promise<DemoFile[]> {
  const known = compiledFiles.get(rendered);
  const files = known ?? Promise.all(listShownFiles(rendered).map((file) => compileFile(demo, file)));
  compiledFiles.set(rendered, files);
  return files;
}

/** Joins what the directive says with what the renderer made; see `CompiledDemo`. */
export async function compileDemo(
  demo: DemoSource,
  attributes: Record<string, string>,
  api: DemoApi | undefined,
  rendered: ShownDemo,
): Promise<CompiledDemo> {
  const plan = findPlan(rendered.packages);
  const isIframe = attributes.frame === 'iframe';
  return {
    name: demo.name,
    pageId: demo.pageId,
    title: attributes.title,
    height: attributes.height ? Number(attributes.height) : undefined,
    isCodeOpen: attributes.code === 'open',
    ...(attributes.ads === 'off' && { hasNoAds: true }),
    files: await compileFiles(demo, rendered),
    ...(demo.stylings && { stylings: Object.keys(demo.stylings) as OtherStyling[] }),
    ...(rendered.dateTexts && { dateLibraries: [...rendered.dateTexts.keys()] }),
    ...(plan && { plan }),
    ...(api && { api }),
    staticForm: isIframe ? { ...rendered.staticForm, html: '' } : rendered.staticForm,
    iframeHref: isIframe ? demoKeyToIframeHref(getDemoKey(demo)) : undefined,
  };
}
