import fs from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { writeFile } from '../../base/files/writeFile';
import { SANDBOX_ADDRESS } from '../../../shared/demo/sandbox';
import { hashScript } from '../../base/files/hash';

const SCRIPT = './src/client/editor/frame/startDocument.ts';

/** In their order: the variables of the theme, the fonts, the document. */
const STYLES = [
  '.cache/generated/demoTheme.css',
  'src/client/theme/demoFonts.css',
  'src/client/editor/frame/frame.css',
];

const FONT_ADDRESS = /url\('([^']+\.woff2)'\)/g;

async function bundleScript(projectDirectory: string): Promise<string> {
  const bundle = await rolldown({
    cwd: projectDirectory,
    input: SCRIPT,
    platform: 'browser',
    tsconfig: false,
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/** Reads a style sheet with the fonts that it names: a document without an origin may load none. */
async function readStyles(file: string): Promise<string> {
  const css = await fs.readFile(file, 'utf8');
  const addresses = [...css.matchAll(FONT_ADDRESS)].map(([, address]) => address!);
  const fonts = await Promise.all(
    addresses.map((address) => fs.readFile(path.resolve(path.dirname(file), address), 'base64')),
  );
  let index = 0;
  return css.replace(FONT_ADDRESS, () => `url('data:font/woff2;base64,${fonts[index++]}')`);
}

/**
 * Writes the document of the frame in which edited demos run.
 *
 * @returns the hash of its script, for the content security policy
 */
export async function writeSandboxDocument(projectDirectory: string, outDirectory: string): Promise<string> {
  const script = await bundleScript(projectDirectory);
  const styles = await Promise.all(STYLES.map((file) => readStyles(path.join(projectDirectory, file))));
  const html = [
    '<!doctype html><html lang="en" data-mui-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex">',
    `<title>Edited demo</title><style>${styles.join('\n')}</style></head>`,
    `<body><script>${script}</script></body></html>`,
  ].join('');
  await writeFile(path.join(outDirectory, SANDBOX_ADDRESS, 'index.html'), html);
  return hashScript(script);
}
