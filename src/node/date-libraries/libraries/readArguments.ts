import { UntranslatableError } from '../formats/untranslatable';
import type { Argument } from './libraryWriter';

/** @throws UntranslatableError where there is none: Day.js takes the current time */
export function requireArgument(argument: Argument | undefined): Argument {
  if (!argument) {
    throw new UntranslatableError('Write what it is compared with.');
  }
  return argument;
}

/** The text of a number; only for whole ones do the libraries agree. */
export function readWholeNumber(argument: Argument | undefined): string {
  if (!argument || (argument.literal !== undefined && !Number.isInteger(argument.literal))) {
    throw new UntranslatableError('Write a whole number.');
  }
  return argument.text;
}

/** A string literal as this project writes it. */
export function writeString(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
