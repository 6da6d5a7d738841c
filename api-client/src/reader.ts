import { MAX_REPLY_BYTES, MAX_REPLY_DEPTH } from './constants.ts'

/**
 * The envelope of a reply, parsed and cleaned. The message is empty when the server sent none, or sent something other
 * than text; the content is null when absent.
 */
export type Envelope = [result: number, message: string, content: unknown]

/** A reply that is no envelope; the message gives the reason, without any data of the reply. */
export class UnreadableReply extends Error {
  /** HTTP status, when it is outside 200 to 299. */
  declare readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/**
 * Reads the body of a reply as text, up to the size limit. A byte-order mark is left out. The bytes are counted in the body, and
 * the text is that of a copy which the browser reads to its end by itself: Chromium takes a body that only a loop has read for
 * cancelled, and shows the call as such in its tools. Whoever calls cancels the request of a reply that is too large.
 */
export async function readText(response: Response): Promise<string> {
  if (!response.body) throw new UnreadableReply('empty')
  const text = response.clone().text()
  // When the connection breaks, both fail in the same way: the loop tells.
  text.catch(() => {})
  const reader = response.body.getReader()
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text
    bytes += value.byteLength
    if (bytes > MAX_REPLY_BYTES) throw new UnreadableReply('too large')
  }
}

/** Parses the envelope from a text. Throws `UnreadableReply` for any other text. */
export function readEnvelope(text: string): Envelope {
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    throw new UnreadableReply(text === '' ? 'empty' : 'not JSON')
  }
  makeSafe(reply, MAX_REPLY_DEPTH)
  const { Result, ResultMessage, Content } = (reply ?? {}) as Record<string, unknown>
  const result = readResult(Result)
  if (result === undefined) throw new UnreadableReply('no envelope')
  return [result, typeof ResultMessage === 'string' ? ResultMessage : '', Content ?? null]
}

/** Result is a number; some services send it as text. */
function readResult(value: unknown): number | undefined {
  if (typeof value === 'string' && /^-?\d{1,9}$/.test(value)) return Number(value)
  return Number.isSafeInteger(value) ? (value as number) : undefined
}

/**
 * Keys that are removed from every reply: those that could change prototypes when a value is copied or merged, and a
 * private key, which a browser must not hold (security 3.2).
 */
const UNWANTED = /^(__proto__|constructor|private_?key)$/i

/**
 * Marks that reverse the direction of a text: after such a mark, card 5670 is shown as 0765. No text of this product
 * needs them.
 */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** An address without its marks: whole, from the root, or with a scheme only. */
const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\S*\s*$|^\s*(?:javascript|data|vbscript|blob|file):/i

/**
 * A text without its direction marks. An address keeps them: who repaired it would open what the url gate has to refuse, as it
 * refuses every other character that does not belong into an address.
 */
function withoutMarks(text: string): string {
  const clean = text.replace(DIRECTION_MARKS, '')
  return ADDRESS.test(clean) ? text : clean
}

/**
 * Removes unwanted keys, and direction marks in texts. Refuses values that are nested too deeply, and numbers that are
 * too large to store.
 */
function makeSafe(value: unknown, depthLeft: number): void {
  if (value === Infinity || value === -Infinity) throw new UnreadableReply('infinite number')
  if (typeof value !== 'object' || value === null) return
  if (depthLeft === 0) throw new UnreadableReply('too deep')
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    const part = record[key]
    if (UNWANTED.test(key)) delete record[key]
    else if (typeof part === 'string') record[key] = withoutMarks(part)
    else makeSafe(part, depthLeft - 1)
  }
}
