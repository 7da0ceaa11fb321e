import fs from 'node:fs/promises';
import { getLocalizedText, type Language } from '../../../shared/languages/languages';
import { localizeHref } from '../../../shared/paths/localizeHref';
import type { PagePlayground } from '../../../shared/page/page';
import type { ProductFolder } from '../../../shared/products/products';
import {
  getControlKey,
  hasDateValue,
  type ControlGroup,
  type PropControl,
} from '../../../shared/prop-playground/propPlayground';
import { suggestNames, type ApiLookup } from '../../api/apiLookup';
import type { RenderDoc } from '../api-pages/createRenderDoc';
import { typesToJavaScript } from '../../demos/code/typesToJavaScript';
import type { DemoSource } from '../../demos/demoSource';
import type { Problem } from '../../base/problems/problem';
import { createTemplate, DATE_IMPORT } from './createTemplate';
import { parsePlayground, type WrittenGroup } from './parsePlayground';
import type { PlaygroundScope } from './playgroundElement';
import { acceptsValue, addDefault, typeToControl } from './typeToControl';

export interface PlaygroundContext {
  /** The module, relative to the project. */
  file: string;
  language: Language;
  /** The product of the page: of two symbols with one name, its own is meant. */
  product?: ProductFolder;
  api: ApiLookup;
  renderDoc: RenderDoc;
  problems: Problem[];
}

/** The controls of a group, from the types of its props; reports names that do not exist and types without a control. */
function createGroup(
  { name, of, title, props, defaults, ranges, line }: WrittenGroup,
  { file, language, product, api, renderDoc, problems }: PlaygroundContext,
): ControlGroup {
  const group = { name, of, title: getLocalizedText(title, language) };
  let members: ReturnType<ApiLookup['getMembers']>;
  try {
    members = api.getMembers(of, product);
  } catch (error) {
    problems.push({ file, line, message: (error as Error).message });
    return { ...group, controls: [] };
  }
  const controls = props.flatMap((prop): PropControl[] => {
    const report = (message: string) => problems.push({ file, line: prop.line, message });
    const found = members.find(({ member }) => member.name === prop.name);
    if (!found) {
      const names = members.map(({ member }) => member.name);
      report(`\`${of}\` has no prop or field \`${prop.name}\`. ${suggestNames(prop.name, names, `${of}.`)}`);
      return [];
    }
    const { member, href } = found;
    const typed = typeToControl(member, api.types);
    if (!typed) {
      report(
        `The type of \`${of}.${prop.name}\` has no control: \`${member.type.text}\`. Leave the prop out, or set it in the code.`,
      );
      return [];
    }
    const value = defaults.get(prop.name);
    const control = value === undefined ? typed : addDefault(typed, value);
    if (value !== undefined && (typed.default !== undefined || !acceptsValue(control, value))) {
      report(
        `The default of \`${prop.name}\` in \`defaults\` is one that the package states, or that its control cannot show.`,
      );
    }
    const range = ranges.get(prop.name);
    if (range && control.kind !== 'number' && control.kind !== 'size') {
      report(`\`${prop.name}\` in \`ranges\` is no number.`);
    }
    return [
      {
        ...control,
        ...(range && { range }),
        name: prop.name,
        href: localizeHref(href, language),
        ...(member.description && { description: renderDoc(member.description, language) }),
      },
    ];
  });
  return { ...group, controls };
}

/** Adds to the controls what the code begins with; reports what no control can show. */
function addInitial(
  groups: readonly ControlGroup[],
  initial: ReadonlyMap<string, NonNullable<PropControl['initial']>>,
  report: (message: string) => void,
): ControlGroup[] {
  return groups.map((group) => ({
    ...group,
    controls: group.controls.map((control) => {
      const value = initial.get(getControlKey(group.name, control.name));
      if (value === undefined) {
        return control;
      }
      if (!acceptsValue(control, value)) {
        report(
          `The code begins with \`${control.name}\` ${JSON.stringify(value)}, which its control cannot show.`,
        );
      }
      return { ...control, initial: value };
    }),
  }));
}

/**
 * Compiles the module of a prop playground: controls from the types of its props, and the code with places for them.
 *
 * @returns undefined where the module is wrong, which `problems` takes with file and line
 */
export async function compilePlayground(
  demo: Pick<DemoSource, 'file'>,
  context: PlaygroundContext,
): Promise<PagePlayground | undefined> {
  const { file } = context;
  const report = (message: string) => context.problems.push({ file, message });
  const source = await fs.readFile(demo.file, 'utf8');
  const written = parsePlayground(source, file, context.problems);
  if (!written) {
    return undefined;
  }
  const groups = written.groups.map((group) => createGroup(group, context));
  const scope: PlaygroundScope = {
    groups: new Set(groups.map(({ name }) => name)),
    hasControl: (name, prop) =>
      groups.some((group) => group.name === name && group.controls.some((control) => control.name === prop)),
  };
  try {
    const code = await typesToJavaScript(written.source);
    if (groups.some(({ controls }) => controls.some(hasDateValue)) && !DATE_IMPORT.test(code)) {
      report(
        "Values of dates are written as `dayjs('2026-03-02')`. Write `import dayjs from 'dayjs';` and use it.",
      );
    }
    const { template, initial } = await createTemplate(code, scope);
    return {
      groups: addInitial(groups, initial, report),
      code: template,
      ...(/dayjs/i.test(source) && { hasDates: true }),
    };
  } catch (error) {
    report((error as Error).message);
    return undefined;
  }
}
