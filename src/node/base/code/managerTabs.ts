import type { Element } from 'hast';
import { PACKAGE_MANAGERS, type PackageManager } from '../../../shared/products/packageManagers';
import { createCodeBlock } from './codeBlock';
import { markDatePackage } from './markDatePackage';
import { createRadioTabs } from './radioTabs';

/**
 * A tab for each package manager. Where the commands install Day.js, the page's controller replaces it by the date
 * library that the user chose.
 *
 * @param commands by package manager
 * @param group name of the radio buttons, unique on the page
 */
export async function createManagerTabs(
  commands: Record<PackageManager, string>,
  group: string,
): Promise<Element> {
  const tabs = PACKAGE_MANAGERS.map(async (name) => {
    const code = await createCodeBlock({ code: commands[name], language: 'bash' });
    return { value: name, label: name, code: markDatePackage(code) };
  });
  return createRadioTabs({
    tabs: await Promise.all(tabs),
    group,
    className: 'install',
    labelKey: 'packageManager',
  });
}
