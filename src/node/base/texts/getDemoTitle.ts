/** The title of a demo: its own, or its name in words. `('OrderColumns') -> 'Order columns'` */
export function getDemoTitle(name: string, title?: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
