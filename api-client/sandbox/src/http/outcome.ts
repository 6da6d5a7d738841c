/**
 * Outcome of a call. Only 'answer' can be a Response. The others are broken connections, which each mount shows in its
 * own way: the direct mount throws, the Node mount destroys the socket.
 */
export type Outcome =
  /** `text` is the response body, for the log. */
  | { kind: 'answer'; response: Response; text?: string }
  /** The connection ends before the first byte. */
  | { kind: 'drop' }
  /** There is never a reply. */
  | { kind: 'hang' }
  /** Headers and the first half of the body, then the connection ends. */
  | { kind: 'half'; headers: Headers; body: Uint8Array<ArrayBuffer> }
  /** The complete body in pieces, with a pause after each: the reply ends later than its body. */
  | {
      kind: 'dribble'
      headers: Headers
      pieces: readonly Uint8Array<ArrayBuffer>[]
      pause: () => Promise<void>
    }

/**
 * Shows an outcome as `fetch` does: a broken connection is a thrown TypeError, half a body is a Response whose reading
 * fails, no reply is a promise that only the caller's signal ends.
 *
 * @param onEnd called when a slow body has arrived, or was cancelled
 */
export async function asFetch(outcome: Outcome, signal: AbortSignal, onEnd: () => void): Promise<Response> {
  switch (outcome.kind) {
    case 'answer':
      return outcome.response
    case 'drop':
      throw new TypeError('Failed to fetch')
    case 'hang':
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true })
        if (signal.aborted) reject(abortReason(signal))
      })
    case 'half':
      return new Response(breakingStream(firstHalf(outcome.body)), { headers: outcome.headers })
    case 'dribble':
      return new Response(slowStream(outcome, signal, onEnd), { headers: outcome.headers })
  }
}

/** HTTP status of the reply, or null when there is none. */
export function statusOf(outcome: Outcome): number | null {
  if (outcome.kind === 'answer') return outcome.response.status
  return outcome.kind === 'half' || outcome.kind === 'dribble' ? 200 : null
}

/** Splits a body into that many pieces, or fewer when it is short. */
export function inPieces(body: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer>[] {
  const size = Math.max(1, Math.ceil(body.length / count))
  return Array.from({ length: Math.ceil(body.length / size) }, (_, k) => body.slice(k * size, (k + 1) * size))
}

/** Settles like `work`, unless `signal` aborts first; the work itself continues, as on a server. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(abortReason(signal))
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** The part of a body that arrives: at least one byte is missing. */
export function firstHalf(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return body.slice(0, Math.floor(body.length / 2))
}

function breakingStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'))
      else controller.enqueue(bytes)
      sent = true
    },
  })
}

/** Streams the pieces; the caller's signal cancels the stream, as with fetch. */
function slowStream(
  { pieces, pause }: Extract<Outcome, { kind: 'dribble' }>,
  signal: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = [...pieces]
  return new ReadableStream({
    start(controller) {
      const giveUp = (): void => {
        controller.error(abortReason(signal))
        onEnd()
      }
      signal.addEventListener('abort', giveUp, { once: true })
    },
    async pull(controller) {
      const piece = left.shift()
      if (piece === undefined) {
        controller.close()
        onEnd()
        return
      }
      controller.enqueue(piece)
      await pause()
    },
    cancel: onEnd,
  })
}

function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new DOMException('The operation was aborted.', 'AbortError')
}
