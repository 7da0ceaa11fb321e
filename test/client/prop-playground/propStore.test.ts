import { describe, expect, it } from 'vitest';
import { createPropStore, createSubjectProps } from '../../../src/client/prop-playground/propStore';
import type { ControlGroup, PropValues } from '../../../src/shared/prop-playground/propPlayground';

const href = '#';

const groups: ControlGroup[] = [
  {
    name: 'picker',
    of: 'DatePicker',
    title: 'Picker',
    controls: [
      { name: 'label', kind: 'text', initial: 'Due', href },
      { name: 'disabled', kind: 'switch', default: false, href },
      { name: 'minDate', kind: 'date', href },
      { name: 'minTime', kind: 'time', href },
      { name: 'defaultValue', kind: 'date', href },
    ],
  },
];

const create = (values: Parameters<typeof createSubjectProps>[1]) =>
  createSubjectProps({ groups }, values, (day) => new Date(day));

describe('createSubjectProps', () => {
  it('gives a component what its code has', () => {
    expect(create({}).groups).toEqual({ picker: { label: 'Due' } });
    expect(create({ 'picker.disabled': true, 'picker.minDate': '2026-03-02' }).groups).toEqual({
      picker: { label: 'Due', disabled: true, minDate: new Date('2026-03-02') },
    });
  });

  it('gives the time of some day', () => {
    expect(create({ 'picker.minTime': '09:30' }).groups.picker).toHaveProperty(
      'minTime',
      new Date('2026-01-01T09:30'),
    );
  });

  it('takes away what the code of the module has', () => {
    expect(create({ 'picker.label': null }).groups.picker).toHaveProperty('label', undefined);
  });

  it('lets a component begin anew with props that it reads once', () => {
    const sets: PropValues[] = [{}, { 'picker.disabled': true }, { 'picker.defaultValue': '2026-03-02' }];
    const keys = sets.map((values) => create(values).key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('createPropStore', () => {
  it('tells its listeners what is set', () => {
    const store = createPropStore(create);
    const seen: unknown[] = [];
    const end = store.subscribe(() => seen.push(store.getValues()));
    store.setValues({ 'picker.disabled': true });
    end();
    store.setValues({});
    expect(seen).toEqual([{ 'picker.disabled': true }]);
    expect(store.getProps()).toEqual(create({}));
    expect(store.getInitialProps()).toBe(store.getInitialProps());
  });
});
