import { createTemplate } from '../../../../src/node/pages/prop-playgrounds/createTemplate';
import { parsePlayground } from '../../../../src/node/pages/prop-playgrounds/parsePlayground';
import type { PlaygroundScope } from '../../../../src/node/pages/prop-playgrounds/playgroundElement';
import { typesToJavaScript } from '../../../../src/node/demos/code/typesToJavaScript';
import type { Problem } from '../../../../src/node/base/problems/problem';
import {
  getControlKey,
  type ControlGroup,
  type ControlKind,
  type PropPlayground,
} from '../../../../src/shared/prop-playground/propPlayground';

/** A control of a sample; its package names no default. */
export type SampleKind = ControlKind & { default?: never };

/** What can be set of a playground with these controls. */
function createScope(groups: readonly ControlGroup[]): PlaygroundScope {
  return {
    groups: new Set(groups.map(({ name }) => name)),
    hasControl: (group, prop) =>
      groups.some(({ name, controls }) => name === group && controls.some((one) => one.name === prop)),
  };
}

/** A playground of a module, with controls of these kinds in place of those of the packages. */
export async function createPlayground(
  source: string,
  kinds: Readonly<Record<string, SampleKind>>,
): Promise<PropPlayground> {
  const problems: Problem[] = [];
  const written = parsePlayground(source, 'Sample.tsx', problems);
  if (!written) {
    throw new Error(JSON.stringify(problems));
  }
  const groups: ControlGroup[] = written.groups.map(({ name, of, title, props }) => ({
    name,
    of,
    title: title.en,
    controls: props.map((prop) => ({ ...kinds[prop.name]!, name: prop.name, href: '#' })),
  }));
  const scope = createScope(groups);
  const { template, initial } = await createTemplate(await typesToJavaScript(written.source), scope);
  return {
    code: template,
    groups: groups.map((group) => ({
      ...group,
      controls: group.controls.map((control) => {
        const value = initial.get(getControlKey(group.name, control.name));
        return value === undefined ? control : { ...control, initial: value };
      }),
    })),
  };
}

const CONTROLS = `export const controls = {
  chart: { of: 'Chart', title: { en: 'Chart' }, props: ['on', 'title', 'size', 'list', 'numbers', 'day', 'hour'] },
  series: { of: 'Series', title: { en: 'Series' }, props: ['name', 'radius', 'items'] },
};`;

/** The element is what the component returns; a value to begin with, and an object with a place. */
export const RETURNED = `import dayjs from 'dayjs';
import { Chart, type ChartProps, type Series } from 'chart';

${CONTROLS}

interface SampleProps {
  chart?: Partial<ChartProps>;
  series?: Partial<Series>;
}

export default function Sample({ chart, series }: SampleProps) {
  return (
    <Chart
      size={280}
      day={dayjs('2026-03-02')}
      {...chart}
      series={[
        {
          data: [1, 2],
          radius: -4,
          ...series,
        },
      ]}
    />
  );
}
`;

/** The element is inside of another. */
export const NESTED = `import dayjs from 'dayjs';
import { Box, Chart } from 'chart';

export const controls = {
  chart: { of: 'Chart', title: { en: 'Chart' }, props: ['on', 'title', 'size', 'list', 'numbers', 'day', 'hour'] },
};

export default function Sample({ chart }: { chart?: object }) {
  return (
    <Box color="red">
      <Chart {...chart} value={dayjs('2026-03-02')} />
    </Box>
  );
}
`;

export const KINDS: Record<string, SampleKind> = {
  on: { kind: 'switch' },
  title: { kind: 'text' },
  size: { kind: 'size' },
  list: { kind: 'list', of: 'text' },
  numbers: { kind: 'list', of: 'number' },
  day: { kind: 'date' },
  hour: { kind: 'time' },
  name: { kind: 'text' },
  radius: { kind: 'number' },
  items: { kind: 'list', of: 'text' },
};
