import type { createClient } from './client.ts'
import type { Pack } from './pack.ts'
import { readEnvelope, readText, UnreadableReply, type Envelope } from './reader.ts'

/**
 * Sends one request. Resolves with the reply, whatever its status; its body is still to be read.
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
    headers: carriable(headers),
    signal,
  })
}

/** Reads the envelope of a reply. Rejects with `UnreadableReply`, or with what the body rejects with when it breaks. */
export async function readReply(response: Response): Promise<Envelope> {
  if (!response.ok) {
    // The body says nothing that a page could use; a connection that fails while being dropped is of no interest.
    response.body?.cancel().catch(() => {})
    throw new UnreadableReply('HTTP', response.status)
  }
  if (response.redirected) throw new UnreadableReply('redirected')
  return readEnvelope(await readText(response.body))
}

/** Leaves out header values that no header can carry: one bad stored value must not stop every call. */
function carriable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]{0,4096}$/.test(value)),
  )
}
