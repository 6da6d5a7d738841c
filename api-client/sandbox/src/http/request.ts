import { fieldsOf, readForm, type FileBytes } from '../engine/uploads.ts'

/** Longest accepted request body, in characters. */
const LONGEST_BODY = 1_000_000

/** Scope of requests without a scope. */
export const DEFAULT_SCOPE = 'default'

const SCOPE_FORM = /^[A-Za-z0-9_.-]{1,64}$/

/** Whether a text is a valid scope name. */
export function isScope(text: string): boolean {
  return SCOPE_FORM.test(text)
}

/**
 * Returns the scope of a request: header `x-sandbox-scope`, else cookie `sandbox_scope`, else the `scope` of the query
 * (only when `query` is given), else the default.
 *
 * @returns null when the scope name is invalid
 */
export function scopeOf(request: Request, query?: URLSearchParams): string | null {
  const named =
    request.headers.get('x-sandbox-scope') ??
    cookieOf(request, 'sandbox_scope') ??
    query?.get('scope') ??
    DEFAULT_SCOPE
  return isScope(named) ? named : null
}

function cookieOf(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.split('=', 2)
    if (key?.trim() === name && value !== undefined) return value.trim()
  }
  return null
}

/** A parsed body, or an error response. */
type Body = { kind: 'json'; value: unknown } | { kind: 'unreadable' } | { kind: 'tooLong' }

/** The data of a call: its fields, and the bytes of its files. */
export type Sent =
  | { kind: 'fields'; value: unknown; files: readonly FileBytes[] }
  | { kind: 'unreadable' }
  | { kind: 'tooLong' }

/** Reads the data of a call in the encoding of the contract. Fields of queries and forms are text. */
export async function readSent(request: Request, sentAs: 'json' | 'query' | 'form'): Promise<Sent> {
  if (sentAs === 'query')
    return { kind: 'fields', value: fieldsOf(new URL(request.url).searchParams), files: [] }
  if (sentAs === 'form') {
    const form = await readForm(request)
    return form.kind === 'form' ? { kind: 'fields', value: form.fields, files: form.files } : form
  }
  const body = await readJson(request)
  return body.kind === 'json' ? { kind: 'fields', value: body.value, files: [] } : body
}

/** Reads a JSON body; an empty one is a request without fields. */
export async function readJson(request: Request): Promise<Body> {
  const text = await request.text()
  if (text.length > LONGEST_BODY) return { kind: 'tooLong' }
  if (text.trim() === '') return { kind: 'json', value: {} }
  try {
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** A JSON response that must not be cached. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** A request that cannot be processed: HTTP status and an English explanation for developers. */
export function plainError(status: number, error: string): Response {
  return json({ error }, status)
}
