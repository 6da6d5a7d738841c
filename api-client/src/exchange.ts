import type { createClient } from './client.ts'
import type { Pack } from './pack.ts'
import { readEnvelope, readText, UnreadableReply, type Envelope } from './reader.ts'

/**
 * Sends one request. Resolves with the reply, whatever its status; the body is not read yet.
 *
 * @param path below `baseUrl`, or beside it on the same host when it begins with a slash
 */
export function send(
  client: ReturnType<typeof createClient>,
  baseUrl: string,
  path: string,
  packed: ReturnType<Pack>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const base = new URL(baseUrl, globalThis.location?.href ?? 'http://localhost')
  return client.raw(path, {
    ...packed,
    baseURL: path.startsWith('/') ? base.origin : base.href,
    headers: validHeaders(headers),
    signal,
  })
}

/**
 * Reads the envelope of a reply. Rejects with `UnreadableReply`, or with the body's error when the connection breaks.
 */
export async function readReply(response: Response): Promise<Envelope> {
  if (!response.ok) {
    // The body has nothing that a page could use. A connection error while it is cancelled does not matter.
    response.body?.cancel().catch(() => {})
    throw new UnreadableReply('HTTP', response.status)
  }
  if (response.redirected) throw new UnreadableReply('redirected')
  return readEnvelope(await readText(response))
}

/** Leaves out header values that HTTP does not allow: one bad stored value must not stop every call. */
function validHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]{0,4096}$/.test(value)),
  )
}
