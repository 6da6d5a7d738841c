import type { Pack } from './pack.ts'
import { readEnvelope, readText, UnreadableReply, type Envelope } from './reader.ts'

/**
 * Sends one request and reads its envelope. Rejects with `UnreadableReply`, or with what fetch and its body reject with
 * when the connection fails.
 *
 * The platform's own fetch: time limit, repetition, JSON and errors all have rules of their own here, and what a wrapping
 * library would add beside them costs 3 kB on every first page.
 *
 * @param onReply sees the head of every reply, whatever its status
 */
export async function exchange(
  url: string,
  packed: ReturnType<Pack>,
  headers: Record<string, string>,
  send: (request: Request) => Promise<Response>,
  onReply: (response: Response) => void,
  signal: AbortSignal,
): Promise<Envelope> {
  const { query, ...parts } = packed
  const request = new Request(withQuery(url, query), {
    method: 'POST',
    ...parts,
    // The browser names the type of a form itself: only it knows the boundary.
    headers: { ...(typeof parts.body === 'string' && JSON_HEADERS), ...carriable(headers) },
    signal,
    redirect: 'error',
  })
  const response = await send(request)
  onReply(response)
  if (!response.ok) {
    // The body says nothing that a page could use; a connection that fails while being dropped is of no interest.
    response.body?.cancel().catch(() => {})
    throw new UnreadableReply('HTTP', response.status)
  }
  if (response.redirected) throw new UnreadableReply('redirected')
  return readEnvelope(await readText(response.body))
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

/** Adds what has a value to the address; a list repeats its name. */
function withQuery(url: string, query: Record<string, unknown> = {}): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat() as (string | number | boolean | null | undefined)[])
      if (one !== undefined && one !== null) address.searchParams.append(name, String(one))
  return address
}

/** Leaves out header values that no header can carry: one bad stored value must not stop every call. */
function carriable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]{0,4096}$/.test(value)),
  )
}
