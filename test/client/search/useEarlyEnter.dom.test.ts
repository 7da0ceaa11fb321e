import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEarlyEnter } from '../../../src/client/search/useEarlyEnter';

const choose = vi.fn<(modifiers: object) => void>();

function start() {
  const { result, rerender } = renderHook(useEarlyEnter, {
    initialProps: { query: 'rows', isAnswered: false, choose },
  });
  act(() => result.current({ ctrlKey: true }));
  return (query: string, isAnswered: boolean) => rerender({ query, isAnswered, choose });
}

beforeEach(() => choose.mockReset());

describe('useEarlyEnter', () => {
  it('chooses when the answers are there, once', () => {
    const change = start();
    expect(choose).not.toHaveBeenCalled();
    change('rows', true);
    change('rows', false);
    change('rows', true);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ ctrlKey: true });
  });

  it('chooses nothing of the answers to another query', () => {
    const change = start();
    change('row', false);
    change('row', true);
    change('rows', true);
    expect(choose).not.toHaveBeenCalled();
  });
});
