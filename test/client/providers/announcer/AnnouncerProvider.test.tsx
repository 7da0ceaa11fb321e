// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider, useAnnounce } from '../../../../src/client/providers/announcer/AnnouncerProvider';

const onRender = vi.fn<() => void>();
let root: Root;

function Page() {
  const announce = useAnnounce();
  onRender();
  return <button onClick={() => announce('Copied')}>Copy</button>;
}

function press(): void {
  act(() => document.querySelector('button')!.click());
}

/** What screen readers say; another element is said even when its text is the same. */
function getSpoken(): Element {
  return document.querySelector('[aria-live="polite"]')!.firstElementChild!;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onRender.mockReset();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
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
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('AnnouncerProvider', () => {
  it('says nothing by itself', () => {
    expect(getSpoken().textContent).toBe('');
  });

  it('says a text', () => {
    press();
    expect(getSpoken().textContent).toBe('Copied');
  });

  it('says the same text a second time', () => {
    press();
    const first = getSpoken();
    press();
    expect(getSpoken()).not.toBe(first);
    expect(getSpoken().textContent).toBe('Copied');
  });

  it('does not render the page for it', () => {
    press();
    expect(onRender).toHaveBeenCalledOnce();
  });
});
