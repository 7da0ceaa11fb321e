import { events, methods, props, selectors } from './apiTables';
import { CALLOUTS, createCallout } from './callouts';
import { demo } from './demo';
import { details } from './details';
import type { Directive } from './directive';
import { fact } from './fact';
import { gallery } from './gallery';
import { install } from './install';
import { plan } from './plan';
import { propPlayground } from './propPlayground';
import * as references from './references';
import { widget } from './widget';

/** Every directive that a page may use, by name. */
export const DIRECTIVES: ReadonlyMap<string, Directive> = new Map(
  Object.entries<Directive>({
    ...Object.fromEntries(CALLOUTS.map((kind) => [kind, createCallout(kind)])),
    details,
    gallery,
    demo,
    'prop-playground': propPlayground,
    install,
    widget,
    props,
    events,
    selectors,
    methods,
    prop: references.prop,
    slot: references.slot,
    class: references.className,
    type: references.type,
    event: references.event,
    default: references.defaultValue,
    fact,
    plan,
  }),
);
