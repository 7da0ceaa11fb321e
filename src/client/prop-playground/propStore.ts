import {
  getControlKey,
  getDateText,
  getValue,
  listSetProps,
  type PropPlayground,
  type PropValue,
  type PropValues,
} from '../../shared/prop-playground/propPlayground';
import { createListeners } from '../platform/createListeners';

/** What the component of a playground gets: the props of each group. */
interface SubjectProps {
  groups: Record<string, Record<string, unknown>>;
  /** Changes with props that a component reads once, when it appears. */
  key: string;
}

/** Nothing is set. */
const INITIAL: SubjectProps = { groups: {}, key: '' };

/** `defaultValue`, `initialState` */
const READ_ONCE = /^(default|initial)[A-Z]/;

type ToDate = (text: string) => unknown;

/** The props that the values stand for. */
export function createSubjectProps(
  { groups }: Pick<PropPlayground, 'groups'>,
  values: PropValues,
  toDate: ToDate,
): SubjectProps {
  const readOnce: [string, PropValue | null][] = [];
  const entries = groups.map((group) => {
    const props: Record<string, unknown> = {};
    for (const control of group.controls) {
      const key = getControlKey(group.name, control.name);
      if (READ_ONCE.test(control.name) && values[key] !== undefined) {
        readOnce.push([key, values[key]]);
      }
      // What the code begins with is in the module too: without it, the prop has to say so.
      if (control.initial !== undefined && getValue(group.name, control, values) === undefined) {
        props[control.name] = undefined;
      }
    }
    for (const { control, value } of listSetProps(group, values)) {
      const date = getDateText(control, value);
      props[control.name] = date === undefined ? value : toDate(date);
    }
    return [group.name, props] as const;
  });
  return { groups: Object.fromEntries(entries), key: readOnce.length > 0 ? JSON.stringify(readOnce) : '' };
}

/** What the user set of a playground, for its component, its controls and its code. */
export interface PropStore {
  getValues: () => PropValues;
  getProps: () => SubjectProps;
  /** What the snapshot was made with. */
  getInitialProps: () => SubjectProps;
  setValues: (values: PropValues) => void;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store in which nothing is set. @param create the props of a component, from what is set */
export function createPropStore(create: (values: PropValues) => SubjectProps): PropStore {
  let values: PropValues = {};
  let props = INITIAL;
  const listeners = createListeners();
  return {
    getValues: () => values,
    getProps: () => props,
    getInitialProps: () => INITIAL,
    setValues: (next) => {
      values = next;
      props = create(next);
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}
