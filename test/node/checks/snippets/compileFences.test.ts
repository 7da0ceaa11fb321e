import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileFences } from '../../../../src/node/checks/snippets/compileFences';
import type { Fence, Finding } from '../../../../src/node/base/code/fence';
import { readFaultyTexts, type FaultyText } from '../../readFaultyTexts';
import { createPage, findIn } from './createPage';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

/** Pages, each about its last fence. */
const RIGHT = readFaultyTexts(path.join(import.meta.dirname, 'fences/right.txt'));

/** In messages `…` stands for any text. */
const FAULTY = readFaultyTexts(path.join(import.meta.dirname, 'fences/faulty.txt'));

const fences = new Map(
  [...RIGHT, ...FAULTY].map(({ name, text }) => [name, findIn(createPage(text)).at(-1)!]),
);
let findings: Map<Fence, Finding[]>;

const find = ({ name }: FaultyText) => findings.get(fences.get(name)!)!;

// All at once, as in a build: what one fence brings must not help another.
beforeAll(async () => {
  findings = await compileFences(PROJECT, [...fences.values()]);
});

describe('compileFences', () => {
  it.each(RIGHT)('has nothing against $name', (given) => {
    expect(find(given)).toEqual([]);
  });

  it.each(FAULTY)('finds $name', (given) => {
    const [first] = find(given);
    const [{ line, message }] = given.faults as [FaultyText['faults'][0]];
    const lineOfFence = given.text.split('\n').findLastIndex((text) => /^```\w/.test(text)) + 1;
    expect(first!.line + 1).toBe(line - lineOfFence);
    for (const part of message.split('…')) {
      expect(first!.message).toContain(part);
    }
  });
});
