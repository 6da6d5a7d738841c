import { MAX_REPLY_BYTES, MAX_REPLY_DEPTH } from './constants.ts'

/**
 * What every reply is wrapped in, read and made safe. The message is empty when the server sent none, or something that
 * is no text; the content is null when absent.
 */
export type Envelope = [result: number, message: string, content: unknown]

/** A reply that is no envelope; the message says why, without any of its data. */
export class UnreadableReply extends Error {
  /** HTTP status, when it is outside 200 to 299. */
  declare readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** Reads a body as text, up to the size limit. A byte-order mark is left out. */
export async function readText(body: ReadableStream<Uint8Array> | null | undefined): Promise<string> {
  if (!body) throw new UnreadableReply('empty')
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_REPLY_BYTES) {
      // Nobody waits for the rest; a connection that fails while being dropped is of no interest.
      reader.cancel().catch(() => {})
      throw new UnreadableReply('too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Reads an envelope out of text. Throws `UnreadableReply` for everything that is none. */
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
 * Keys that no reply may bring in: those that could change prototypes when a value is copied or merged, and a private
 * key, which has no use in a browser that would be worth having it there (security 3.2).
 */
const UNWANTED = /^(__proto__|constructor|private_?key)$/i

/** Removes unwanted keys. Refuses bottomless values, and numbers that JSON can write and a computer cannot hold. */
function makeSafe(value: unknown, depthLeft: number): void {
  if (value === Infinity || value === -Infinity) throw new UnreadableReply('infinite number')
  if (typeof value !== 'object' || value === null) return
  if (depthLeft === 0) throw new UnreadableReply('too deep')
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    if (UNWANTED.test(key)) delete record[key]
    else makeSafe(record[key], depthLeft - 1)
  }
}
