import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/** Holds the page's one live region: what it is given, screen readers say. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const announce = useCallback<Announce>(
    (text) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return (
    <AnnouncerContext value={announce}>
      {children}
      {/* A new key says the same text a second time. */}
      <div className="visually-hidden" aria-live="polite">
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnouncerContext>
  );
}

/** Says a text to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
