import { beforeAll, describe, expect, it } from 'vitest';
import { extractComponent } from '../../../src/node/api/extractComponent';
import type { ApiComponent } from '../../../src/node/api/types/apiPage';
import { createFixture } from './createFixture';
import { GAUGES } from './fixtures';

describe('extractComponent', () => {
  let gauge: ApiComponent | undefined;
  let gaugePro: ApiComponent | undefined;
  beforeAll(async () => {
    const { context, getExport, remove } = await createFixture(GAUGES);
    gauge = extractComponent(context, getExport('charts', 'Gauge'));
    gaugePro = extractComponent(context, getExport('charts', 'GaugePro'));
    return remove;
  });

  function getProp(name: string) {
    return gauge?.props.find((prop) => prop.name === name);
  }

  it('lists own props by name, without those that are hidden', () => {
    expect(gauge?.props.map(({ name }) => name)).toEqual([
      'classes',
      'colors',
      'format',
      'kind',
      'slotProps',
      'slots',
      'startAngle',
      'unit',
      'value',
    ]);
  });

  it.each([
    ['value', 'number | null'],
    // A named type by its name, whatever it stands for.
    ['unit', 'GaugeUnit'],
    ['classes', 'Partial<GaugeClasses>'],
    ['colors', "readonly ('red' | 'green')[]"],
    // The type parameter of the interface is filled in.
    ['format', '(params: GaugeParams, value: number | null) => string'],
  ])('says the type of %s', (name, text) => {
    expect(getProp(name)?.type.text).toBe(text);
  });

  it('names the types that a type mentions', () => {
    expect(getProp('format')?.type.types).toEqual({ GaugeParams: 'x-charts/GaugeParams' });
  });

  it('knows what is required', () => {
    expect(getProp('value')?.isRequired).toBe(true);
    expect(getProp('unit')?.isRequired).toBeUndefined();
  });

  it('takes defaults from the declaration, then from the code', () => {
    expect(getProp('unit')).toMatchObject({ default: "'percent'" });
    expect(getProp('unit')?.isCodeDefault).toBeUndefined();
    expect(getProp('startAngle')).toMatchObject({ default: '0', isCodeDefault: true });
  });

  it('says what to use instead of a deprecated prop', () => {
    expect(getProp('kind')?.deprecation).toBe('Use `unit` instead.');
    expect(getProp('unit')?.deprecation).toBeUndefined();
  });

  it('describes parameters and what a function returns', () => {
    expect(getProp('format')?.signature).toEqual({
      params: [
        {
          name: 'params',
          type: { text: 'GaugeParams', types: { GaugeParams: 'x-charts/GaugeParams' } },
          description: 'What is shown.',
        },
        { name: 'value', type: { text: 'number | null' }, description: 'The value.' },
      ],
      returns: { type: { text: 'string' }, description: 'The words.' },
    });
  });

  it('collapses the attributes of an element, and names what a ref holds', () => {
    expect(gauge?.dom).toEqual({ element: 'div', interfaceName: 'HTMLDivElement' });
    expect(gauge?.ref?.text).toBe('HTMLDivElement');
  });

  it('lists slots with their default, their props and their class', () => {
    expect(gauge?.slots).toEqual([
      {
        name: 'valueArc',
        description: 'Draws the arc.',
        default: 'GaugeArc',
        propsType: { text: 'React.SVGProps<SVGPathElement>' },
        className: 'MuiGauge-valueArc',
      },
    ]);
  });

  it('names classes as the code does, state classes included', () => {
    expect(gauge?.classes).toEqual([
      {
        key: 'disabled',
        className: 'Mui-disabled',
        isState: true,
        description: 'State class applied when disabled.',
      },
      { key: 'root', className: 'MuiGauge-root', description: 'Styles applied to the root element.' },
      { key: 'valueArc', className: 'MuiGauge-valueArc', description: 'Styles applied to the arc.' },
    ]);
  });

  it('knows the name in the theme, the packages and the words, without their lists of links', () => {
    expect(gauge).toMatchObject({
      themeName: 'MuiGauge',
      description: 'Shows one value.',
      packageName: '@mui/x-charts',
      version: '8.0.0',
      sourceFile: 'Gauge.mjs',
    });
    expect(gauge?.imports.map(({ line }) => line)).toEqual([
      "import { Gauge } from '@mui/x-charts';",
      "import { Gauge } from '@mui/x-charts-pro';",
    ]);
  });

  it('marks the props that only a paid plan has', () => {
    expect(gaugePro?.plan).toBe('pro');
    expect(gaugePro?.props.filter(({ plan }) => plan).map(({ name, plan }) => [name, plan])).toEqual([
      ['zoom', 'pro'],
    ]);
  });
});
