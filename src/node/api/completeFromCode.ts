import type ts from 'typescript';
import type { ApiMember } from './types/apiMember';
import { describeInWords } from './describeMember';
import { readCodeDefaults } from './readCodeDefaults';
import { readPropTypes } from './readPropTypes';
import { declarationToScriptFile, readScript } from './readScript';

/** Fills in what a component's declarations leave out and its code says: words and defaults. */
export function completeFromCode(component: ts.Symbol, members: readonly ApiMember[]): ApiMember[] {
  const file = component.declarations?.[0]?.getSourceFile();
  const script = file && readScript(declarationToScriptFile(file.fileName));
  if (!script) {
    return [...members];
  }
  const propTypes = readPropTypes(script, component.name);
  const defaults = readCodeDefaults(script, component.name);
  return members.map((member) => {
    const doc = propTypes?.get(member.name)?.doc;
    const isSilent = !member.description && !member.default && member.deprecation === undefined;
    const completed = isSilent && doc ? { ...member, ...describeInWords(doc) } : member;
    const value = defaults.get(member.name);
    return completed.default || value === undefined || completed.isRequired
      ? completed
      : { ...completed, default: value, isCodeDefault: true as const };
  });
}
