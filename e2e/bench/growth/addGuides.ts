import fs from 'node:fs';
import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { listPlans } from '../../../src/node/checks/checkMenuPlans';
import { hashGitBlob } from '../../../src/node/pages/markdown/loadPage';
import { findPages } from '../../../src/node/pages/markdown/findPages';
import { pageIdToPathname } from '../../../src/shared/paths/pageIdToPathname';
import { PRODUCT_FOLDERS } from '../../../src/shared/products/products';
import type { Plan } from '../../../src/shared/products/plans';
import type { ProjectCopy } from '../../support/copyProject';

/** The language of the copy that has only the texts of the interface. */
const NEW_LANGUAGE = 'ar';

/** What was added to a project. */
export interface AddedGuides {
  guides: number;
  demos: number;
}

/** A guide with demos that others are made from. */
interface Template {
  /** `charts/bars` */
  pageId: string;
  directory: string;
  /** Its files, relative to its folder. */
  files: readonly string[];
}

/** Files of a guide, those of demos in several stylings among them; not those of guides below it. */
function listOwnFiles(directory: string): string[] {
  const entries = fs.readdirSync(directory, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (entry.isFile()) {
      return [entry.name];
    }
    const isGuide = fs.existsSync(path.join(directory, entry.name, `${entry.name}.md`));
    return isGuide
      ? []
      : listOwnFiles(path.join(directory, entry.name)).map((file) => path.join(entry.name, file));
  });
}

async function findTemplates(project: string): Promise<Template[]> {
  const pageIds = await findPages(project);
  return pageIds
    .filter((pageId) => PRODUCT_FOLDERS.some((folder) => pageId.startsWith(`${folder}/`)))
    .map((pageId) => {
      const directory = path.join(project, 'data', pageId);
      return { pageId, directory, files: listOwnFiles(directory) };
    })
    .filter(({ files }) => files.some((name) => name.endsWith('.test.ts')));
}

/** Gives a text a title and a description of its own: the number of the guide. */
function numberText(markdown: string, number: number): string {
  return markdown
    .replace(/^title: .*$/m, (line) => `${line} ${number}`)
    .replace(/^description: .*$/m, (line) => {
      // As long as it was: its length has limits, which differ between languages.
      const end = ` ${number}.`;
      return line.slice(0, -end.length) + end;
    });
}

function follow(markdown: string, english: string): string {
  const line = `follows: ${hashGitBlob(english)}`;
  return /^follows: .*$/m.test(markdown)
    ? markdown.replace(/^follows: .*$/m, line)
    : markdown.replace(/\n---\n/, `\n${line}\n---\n`);
}

/** @returns how many demos the guide has */
function addGuide({ write }: ProjectCopy, { pageId, directory, files }: Template, number: number): number {
  const name = path.basename(pageId);
  const newName = `${name}-${number}`;
  const target = path.join('data', path.dirname(pageId), newName);
  const read = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
  const english = numberText(read(`${name}.md`), number);
  write(path.join(target, `${newName}.md`), english);
  write(path.join(target, `${newName}.${NEW_LANGUAGE}.md`), follow(english, english));
  for (const file of files) {
    if (file.endsWith('.anchors.yaml') || file === `${name}.md`) {
      continue;
    }
    const language = /\.(\w+)\.md$/.exec(file)?.[1];
    if (language) {
      const text = numberText(read(file), number);
      write(path.join(target, `${newName}.${language}.md`), follow(text, english));
    } else {
      const isCode = /\.tsx?$/.test(file) && !file.endsWith('.test.ts');
      write(path.join(target, file), isCode ? `${read(file)}\n// Guide ${number}\n` : read(file));
    }
  }
  return files.filter((file) => file.endsWith('.test.ts')).length;
}

/** An entry of the menu; its plan is that of the guide which it repeats, or of the group of that. */
interface Entry {
  pathname: string;
  plan?: Plan;
}

/** Adds a group to the last section of the menu: as one of its own it would be taken for that of the product of its first page. */
function addToMenu({ directory, write }: ProjectCopy, children: readonly Entry[]): void {
  const file = 'data/navigation/index.ts';
  const group = JSON.stringify({ pathname: '/x/generated', title: 'Generated', children });
  const menu = fs.readFileSync(path.join(directory, file), 'utf8');
  write(
    file,
    menu.replace(
      /\n {2}(\w+),\n\];\n$/,
      (_, last) => `\n  { ...${last}, children: [...(${last}.children ?? []), ${group}] },\n];\n`,
    ),
  );
}

/**
 * Adds guides to a copy of the project, with their demos, their translations, and a text in Arabic; they repeat the
 * guides of the products in turn, under other names.
 *
 * @param count of guides
 */
export async function addGuides(copy: ProjectCopy, count: number): Promise<AddedGuides> {
  const templates = await findTemplates(copy.directory);
  const plans = new Map(listPlans(navigation));
  const entries: Entry[] = [];
  let demos = 0;
  for (let index = 0; index < count; index += 1) {
    const template = templates[index % templates.length]!;
    const number = index + 2;
    demos += addGuide(copy, template, number);
    entries.push({
      pathname: pageIdToPathname(`${template.pageId}-${number}`),
      plan: plans.get(pageIdToPathname(template.pageId)),
    });
  }
  if (count > 0) {
    addToMenu(copy, entries);
  }
  return { guides: count, demos };
}
