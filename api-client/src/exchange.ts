import { createFetch } from 'ofetch'
import type { Pack } from './pack.ts'
import { readEnvelope, readText, UnreadableReply, type Envelope } from './reader.ts'

/**
 * Sends one request and reads its envelope. Rejects with `UnreadableReply`, or with what fetch and its body reject with
 * when the connection fails.
 *
 * ofetch makes the request. Time limit, body and repetition are not left to it: its own time limit ends with the
 * reply's head, its own retry reuses an aborted signal, and its JSON reader hands broken JSON on as text.
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
  const fetch = createFetch({ fetch: (input, init) => send(new Request(input, init)) })
  const response = await fetch.raw<unknown, 'stream'>(url, {
    method: 'POST',
    ...packed,
    headers: carriable(headers),
    signal,
    redirect: 'error',
    responseType: 'stream',
    retry: false,
    ignoreResponseError: true,
  })
  onReply(response)
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
