import { describe, expect, it, vi } from 'vitest';
import { fetchJsonAd } from '../../../src/client/ads/fetchJsonAd';

const GOOD = '{"ads":[{"statlink":"//a"}]}';
const EMPTY = '{"ads":[]}';

/** A network that gives these answers in turn, the last one for ever; an error is a request that fails. */
function createNetwork(...answers: (string | Error)[]) {
  return vi.fn<typeof fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) {
      throw answer;
    }
    return new Response(answer);
  });
}

describe('fetchJsonAd', () => {
  it.each([
    ['takes the first answer with an ad', [GOOD], 1, true],
    ['asks again while there is none', [EMPTY, EMPTY, GOOD], 3, true],
    ['gives up after ten answers without one', [EMPTY], 10, false],
    ['gives up at once when the network fails', [new TypeError('failed')], 1, false],
    ['gives up when it fails later', [EMPTY, new TypeError('failed')], 2, false],
    ['gives up when the answer is no JSON', ['<html>'], 1, false],
    ['gives up when the answer has no ads', ['{}'], 1, false],
    ['gives up when ads is null', ['{"ads":null}'], 1, false],
    ['gives up when the answer is empty', [''], 1, false],
  ])('%s', async (_name, answers, requests, isFound) => {
    const network = createNetwork(...answers);
    const found = await fetchJsonAd(new AbortController().signal, network);
    expect(network).toHaveBeenCalledTimes(requests);
    expect(found?.ad.link).toBe(isFound ? '//a' : undefined);
  });

  it('stops when the demo goes away, and ignores a late answer', async () => {
    const abort = new AbortController();
    const network = vi.fn<typeof fetch>(async () => {
      abort.abort();
      return new Response(GOOD);
    });
    expect(await fetchJsonAd(abort.signal, network)).toBeUndefined();
    expect(network).toHaveBeenCalledTimes(1);
  });
});
