// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider, useAnnounce } from '../../../../src/client/providers/announcer/AnnouncerProvider';

const onRender = vi.fn<() => void>();

function Page() {
  const announce = useAnnounce();
  onRender();
  return <button onClick={() => announce('Copied')}>Copy</button>;
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
}

/** What screen readers say; another element is said even when its text is the same. */
function getSpoken(): Element {
  return document.querySelector('[aria-live="polite"]')!.firstElementChild!;
}

beforeEach(() => {
  onRender.mockReset();
  render(
    <AnnouncerProvider>
      <Page />
    </AnnouncerProvider>,
  );
});

afterEach(cleanup);

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
