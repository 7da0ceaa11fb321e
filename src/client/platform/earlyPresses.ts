/** Buttons that do nothing without a script. */
const BUTTONS = 'button:not([popovertarget],.demo-stage *)';

/** Global variable of the buttons that were pressed before the page was started. */
const VARIABLE = 'earlyPresses';

/**
 * The script that notes presses until the page is started: a long page arrives before its scripts. It is part of every
 * page, so it must be small.
 */
export const earlyPressScript = `self.${VARIABLE}=[];document.addEventListener('click',function(e){
self.${VARIABLE}&&(e=e.target.closest('${BUTTONS}'))&&self.${VARIABLE}.push(e)},true)`;

/** Presses again what was pressed before the page was started. */
export function repeatEarlyPresses(): void {
  const buttons = Reflect.get(globalThis, VARIABLE) as HTMLElement[] | undefined;
  Reflect.deleteProperty(globalThis, VARIABLE);
  buttons?.forEach((button) => button.click());
}
