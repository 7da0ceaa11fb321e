import { act, fireEvent } from '@testing-library/react';

export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Clicks, and waits for what takes effect after the handlers. */
export async function click(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
  });
}
