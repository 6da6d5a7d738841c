import { GatewayError, isGatewayError, isText } from '@koo/api-client'
import type { CloudStorage } from '@koo/flow'
import type { Clock } from '../time/clock.ts'

/** A picture on a slow network takes longer than a call, ms. */
const LIMIT_MS = 60_000
/** Name of the exchange in its failures. */
const PATH = 'cloud'
/** The name of a file says whose it is, and stays on the device. */
const NAME = 'file'

/** How the storage refuses a permission that has ended. */
const TOKEN_ENDED = 401

/** What to send, and when to stop. */
export interface CloudUpload {
  /** Asks the gateway for a permission to upload; asked once more when that has ended before the file was there. */
  token(options: { signal?: AbortSignal }): Promise<string>
  file: File
  signal?: AbortSignal
}

/** A file in the cloud storage. */
export interface CloudFile {
  /** Names it in later calls. */
  key: string
  /** Of its content; null where the storage gives none. */
  hash: string | null
}

type CloudExchange = Omit<CloudUpload, 'token'> & { token: string }

/**
 * Sends a file to the cloud storage with a permission of the gateway. One that ends meanwhile is replaced once; a second end is the
 * failure. Rejects with a `GatewayError`.
 */
export async function uploadToCloud(
  storage: CloudStorage,
  clock: Pick<Clock, 'wait'>,
  { token, ...upload }: CloudUpload,
): Promise<CloudFile> {
  const { signal } = upload
  const options = signal ? { signal } : {}
  const send = async () => sendToCloud(storage, clock, { ...upload, token: await token(options) })
  try {
    return await send()
  } catch (error) {
    if (!isGatewayError(error) || error.path !== PATH || error.code !== TOKEN_ENDED) throw error
  }
  return send()
}

/**
 * Sends a file to the cloud storage. Resolves to what names it in later calls, and rejects with a `GatewayError`. It may be sent again without harm: nothing happens to a file until a call names its key.
 */
export async function sendToCloud(
  { url, fetch = (request) => window.fetch(request), keepsFileNames = false }: CloudStorage,
  clock: Pick<Clock, 'wait'>,
  { token, file, signal }: CloudExchange,
): Promise<CloudFile> {
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  signal?.addEventListener('abort', onAbort)
  const body = new FormData()
  body.append('token', token)
  body.append('file', file, keepsFileNames ? file.name : NAME)
  const exchange = async () => {
    const request = new Request(url, {
      method: 'POST',
      body,
      // Another company's host: the token is all that it may know.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: stop.signal,
    })
    const response = await fetch(request)
    if (!response.ok) throw failed('http', `HTTP ${response.status}`, response.status)
    return fileOf(await response.json())
  }
  const late = clock.wait(LIMIT_MS, stop.signal).then(() => {
    throw failed(signal?.aborted ? 'aborted' : 'timeout', 'stopped')
  })
  try {
    if (signal?.aborted) throw failed('aborted', 'aborted')
    return await Promise.race([exchange(), late])
  } catch (error) {
    if (isGatewayError(error)) throw error
    if (signal?.aborted) throw failed('aborted', 'aborted')
    throw error instanceof SyntaxError ? failed('malformed', 'not JSON') : failed('network', 'no reply')
  } finally {
    signal?.removeEventListener('abort', onAbort)
    stop.abort()
    // It ends now, and nobody asks why.
    late.catch(() => undefined)
  }
}

const failed = (kind: GatewayError['kind'], message: string, code?: number) =>
  new GatewayError(kind, PATH, message, { code })

function fileOf(reply: unknown): CloudFile {
  const { key, hash } = (reply ?? {}) as { key?: unknown; hash?: unknown }
  if (!isText(key) || key === '') throw failed('contract', 'no key')
  return { key, hash: isText(hash) && hash !== '' ? hash : null }
}
