import type { DeviceFailure, DeviceFailureKind } from '@koo/flow'
import { deviceFailure } from '../failure.ts'
import { compareVersions, type ShellFacts } from '../versions.ts'
import { methods, type BridgeCalls, type BridgeMethod } from './proposed.ts'
import { isRecord } from './results.ts'
import type { Wire } from './wires.ts'

/** How long the app may take to reply, ms. */
export const CALL_LIMIT_MS = 5_000
/** How long it may take after it said that the customer has it on the screen, ms: a video and two more attempts. */
export const PERSON_LIMIT_MS = 300_000
/** Longest message of the app, in characters: a photo in base64. */
const LONGEST = 12_000_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  onProgress?: ((done: number) => void) | undefined
}

export interface Bridge {
  /** Whether the app of this environment has the method, in any version. */
  has(method: BridgeMethod): boolean
  /** Why a method cannot be called here, such as a version of the app that is too old; null when it can. */
  refusal(method: BridgeMethod): DeviceFailure | null
  /** Calls a method of the app. Rejects with a `DeviceFailure`; nothing else happens when the app misbehaves. */
  call<M extends BridgeMethod>(
    method: M,
    params: BridgeCalls[M]['params'],
    options?: CallOptions,
  ): Promise<BridgeCalls[M]['result']>
}

export interface BridgeParts {
  /** The way to the app, null when there is none. Calls wait for it. */
  wire: Promise<Wire | null>
  shell: ShellFacts
  /** Calls `run` once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  /** An id that nobody can guess, new for each call. */
  newId(): string
}

const errorCodes = [
  'refused',
  'missing',
  'tooOld',
  'cancelled',
] as const satisfies readonly DeviceFailureKind[]

/** A message of the app with an id; null for everything else that arrives. */
function parseMessage(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null
  try {
    const message: unknown = JSON.parse(text)
    return isRecord(message) ? message : null
  } catch {
    return null
  }
}

/**
 * The bridge to the app around the page. Each call has an id of its own and is settled once, by the first message with that id
 * that is a result of the right shape or a known error, or else by its time limit. What comes later, twice, with another id or in
 * another shape is dropped.
 */
export function createBridge({ wire, shell, after, newId }: BridgeParts): Bridge {
  const pending = new Map<string, (message: Record<string, unknown>) => void>()
  const receive = (text: unknown) => {
    const message = parseMessage(text)
    if (message && typeof message.id === 'string') pending.get(message.id)?.(message)
  }
  // A bridge that cannot be reached counts as none.
  const connected = wire.then((connect) => connect?.(receive) ?? null).catch(() => null)

  const refusal: Bridge['refusal'] = (method) => {
    const { kinds, least } = methods[method]
    const { environment, shellVersion } = shell
    if (!kinds.includes(environment)) return deviceFailure('missing')
    const isOpen = shellVersion !== null && compareVersions(shellVersion, least) >= 0
    return isOpen ? null : deviceFailure('tooOld', least)
  }

  return {
    has: (method) => methods[method].kinds.includes(shell.environment),
    refusal,
    call(method, params, { signal, onProgress } = {}) {
      const refused = refusal(method)
      if (refused) return Promise.reject(refused)
      return new Promise((resolve, reject) => {
        const id = newId()
        let accepted = false
        const settle = () => {
          stop()
          signal?.removeEventListener('abort', cancel)
          return pending.delete(id)
        }
        const fail = (kind: DeviceFailureKind, least?: string) => {
          if (settle()) reject(deviceFailure(kind, least))
        }
        const cancel = () => fail('cancelled')
        const wait = (ms: number) => after(ms, () => fail('timedOut'))
        let stop = wait(CALL_LIMIT_MS)
        const accept = () => {
          if (accepted || !methods[method].byPerson) return
          accepted = true
          stop()
          stop = wait(PERSON_LIMIT_MS)
        }

        pending.set(id, ({ result, error, accepted: isAccepted, progress }) => {
          if (isRecord(error)) {
            const code = errorCodes.find((known) => known === error.code)
            return code && fail(code, methods[method].least)
          }
          if (isAccepted === true) return accept()
          if (typeof progress === 'number' && progress >= 0 && progress <= 1) {
            accept()
            return onProgress?.(progress)
          }
          if (result === undefined) return
          const value = methods[method].read(result)
          if (value !== undefined && settle()) resolve(value)
        })
        if (signal?.aborted) return cancel()
        signal?.addEventListener('abort', cancel)
        connected
          .then((send) => {
            if (!send) fail('missing')
            else if (pending.has(id)) return send(JSON.stringify({ id, method, params }))
          })
          .catch(() => fail('missing'))
      })
    },
  }
}
