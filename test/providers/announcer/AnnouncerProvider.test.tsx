// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider, useAnnounce } from '../../../src/providers/announcer/AnnouncerProvider';

let announce: (text: string) => void;
let root: Root;

function Page() {
  announce = useAnnounce();
  return <p>Rows</p>;
}

function getSpoken(): Element {
  return document.querySelector('[aria-live="polite"]')!.firstElementChild!;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body);
  act(() =>
    root.render(
      <AnnouncerProvider>
        <Page />
      </AnnouncerProvider>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('AnnouncerProvider', () => {
  it('says nothing by itself', () => {
    expect(getSpoken().textContent).toBe('');
  });

  it('says a text', () => {
    act(() => announce('Copied'));
    expect(getSpoken().textContent).toBe('Copied');
  });

  it('says the same text a second time: as a new element', () => {
    act(() => announce('Copied'));
    const first = getSpoken();
    act(() => announce('Copied'));
    expect(getSpoken()).not.toBe(first);
    expect(getSpoken().textContent).toBe('Copied');
  });

  it('keeps its function: nobody renders for a text', () => {
    const before = announce;
    act(() => announce('Copied'));
    expect(announce).toBe(before);
  });
});
