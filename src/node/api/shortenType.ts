import { MAX_TYPE_LENGTH } from './types/typeText';
import { splitTypeText } from './splitTypeText';

/**
 * Says a type in at most 80 characters; what is left out is marked or, for parameters, has rows of its own.
 *
 * `(params: GridCellParams, event: …) => void` -> `(params, event) => void`
 */
export function shortenType(text: string, limit = MAX_TYPE_LENGTH): string {
  if (text.length <= limit) {
    return text;
  }
  const attempts = [
    shortenParentheses,
    shortenFunction,
    shortenUnion,
    shortenObject,
    shortenIntersection,
    shortenArguments,
  ];
  for (const attempt of attempts) {
    const short = attempt(text, limit);
    if (short !== undefined && short.length <= limit) {
      return short;
    }
  }
  return `${text.slice(0, limit - 1).trimEnd()}…`;
}

/** `((params: A) => B)[]` -> `((params) => B)[]` */
function shortenParentheses(text: string, limit: number): string | undefined {
  const [, inner, suffix = ''] = /^\((.*)\)((?:\[\])*)$/s.exec(text) ?? [];
  // The first parenthesis may close before the end: `(a) => (b)`.
  const isWhole = inner !== undefined && splitTypeText(text, ' => ').length === 1;
  return isWhole ? `(${shortenType(inner, limit - 2 - suffix.length)})${suffix}` : undefined;
}

function shortenFunction(text: string, limit: number): string | undefined {
  const [parameters = '', ...rest] = splitTypeText(text, ' => ');
  if (rest.length === 0 || !parameters.startsWith('(')) {
    return undefined;
  }
  const names = splitTypeText(parameters.slice(1, -1), ', ').map((parameter) => parameter.split(':')[0]);
  const returned = rest.join(' => ');
  const head = `(${names.join(', ')}) => `;
  const attempts = [head + returned, `${head}…`, `(…) => ${returned}`];
  return attempts.find((attempt) => attempt.length <= limit) ?? '(…) => …';
}

function shortenUnion(text: string, limit: number): string | undefined {
  const parts = splitTypeText(text, ' | ');
  if (parts.length < 2) {
    return undefined;
  }
  const room = Math.max(16, Math.floor((limit - 4) / Math.min(parts.length, 3)) - 3);
  let short = '';
  for (const part of parts) {
    const next = `${short}${short && ' | '}${part.length > room ? shortenType(part, room) : part}`;
    if (next.length > limit - 4) {
      return short ? `${short} | …` : undefined;
    }
    short = next;
  }
  return short;
}

function shortenObject(text: string, limit: number): string | undefined {
  if (!text.startsWith('{ ') || !text.endsWith(' }')) {
    return undefined;
  }
  const names = splitTypeText(text.slice(2, -2), '; ').map((member) => member.split(/[:(]/)[0] ?? '');
  let short = '{ ';
  for (const [index, name] of names.entries()) {
    const next = `${short}${index > 0 ? ', ' : ''}${name}`;
    if (next.length > limit - 5) {
      return `${short}, … }`;
    }
    short = next;
  }
  return `${short} }`;
}

function shortenIntersection(text: string, limit: number): string | undefined {
  const parts = splitTypeText(text, ' & ');
  if (parts.length < 2) {
    return undefined;
  }
  const room = Math.floor(limit / parts.length) - 3;
  const short = parts.map((part) => (room > 10 ? shortenType(part, room) : part)).join(' & ');
  return short.length <= limit ? short : `${shortenType(parts[0] ?? '', limit - 4)} & …`;
}

function shortenArguments(text: string, limit: number): string | undefined {
  const [, name, inner, suffix = ''] = /^(\(?[\w.]+)<(.*)>((?:\[.*\])*\)?(?:\[\])*)$/s.exec(text) ?? [];
  if (!name || !inner) {
    return undefined;
  }
  const parts = splitTypeText(inner, ', ');
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const short = `${name}<${parts.slice(0, kept).join(', ')}, …>${suffix}`;
    if (short.length <= limit) {
      return short;
    }
  }
  const room = limit - name.length - suffix.length - 2;
  const only = parts.length === 1 && room > 20 ? shortenType(inner, room) : '…';
  return `${name}<${only}>${suffix}`;
}
