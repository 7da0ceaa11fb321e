import { ANALYTICS_SCRIPT_SRC, MEASUREMENT_ID_META, isDocsDomain } from '../../shared/paths/thirdParties';

declare global {
  interface Window {
    /** The queue that the analytics script reads. */
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

type Command =
  | [command: 'js', date: Date]
  | [command: 'config', id: string, params: Record<string, unknown>]
  | [command: 'event', name: string, params: EventParams]
  | [command: 'set', target: 'user_properties', properties: Record<string, unknown>];

/** What an event carries beside its name. */
export type EventParams = Record<string, string | number | null>;

/** A measurement id; anything else would become part of an address. */
const MEASUREMENT_ID = /^[\w-]+$/;

/**
 * The measurement id of the page: where nothing may be measured there is none. Off the docs domain, under
 * Global Privacy Control and in a build without an id nothing is loaded and nothing is sent.
 */
export function findMeasurementId(): string | undefined {
  if (!isDocsDomain(location.host) || navigator.globalPrivacyControl) {
    return undefined;
  }
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MEASUREMENT_ID_META}"]`);
  return meta && MEASUREMENT_ID.test(meta.content) ? meta.content : undefined;
}

/** The script of the analytics tells commands from other entries of its queue by this object. */
function push(..._command: Command): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer!.push(arguments);
}

/** Puts a command into the queue, the first one behind the configuration; does nothing where nothing is measured. */
function gtag(...command: Command): void {
  const id = findMeasurementId();
  if (!id) {
    return;
  }
  if (!window.dataLayer) {
    window.dataLayer = [];
    push('js', new Date());
    // Page views are sent by hand: a move to another page is none to the script.
    push('config', id, { send_page_view: false });
  }
  push(...command);
}

/** Sends an event, unless nothing is measured. */
export function sendEvent(name: string, params: EventParams): void {
  gtag('event', name, params);
}

/** Sets one property of the user, in a call of its own. */
export function setUserProperty(name: string, value: string | number): void {
  gtag('set', 'user_properties', { [name]: value });
}

/** Loads what sends the queue. */
export function loadAnalyticsScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = ANALYTICS_SCRIPT_SRC + encodeURIComponent(id);
  document.head.append(script);
}
