import type { DevicePlace } from '@koo/flow'
import { after } from '../../timer.ts'
import { deviceFailure } from '../failure.ts'

/** How long a place may take to be found, ms, and how old it may be. */
const LIMIT_MS = 10_000
const AGE_MS = 60_000
/** How long the question and the search may take together, ms: some web views never answer. */
const ANSWER_LIMIT_MS = 60_000
/** Code of a refusal, of the customer or of the system. */
const PERMISSION_DENIED = 1
const TIMEOUT = 3

/** Where the customer is, by the browser, which asks them. */
export function locate({ signal }: { signal?: AbortSignal | undefined } = {}): Promise<DevicePlace> {
  return new Promise((resolve, reject) => {
    const fail = (...why: Parameters<typeof deviceFailure>) => reject(deviceFailure(...why))
    if (signal?.aborted) return fail('cancelled')
    signal?.addEventListener('abort', () => fail('cancelled'), { once: true })
    // Not there in pages without https, whatever the types say.
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (!geolocation) return fail('missing')
    // The limit of the browser starts only when the customer has answered its question.
    const stop = after(ANSWER_LIMIT_MS, () => fail('timedOut'))
    const settled =
      <T>(work: (value: T) => void) =>
      (value: T) => {
        stop()
        work(value)
      }
    try {
      geolocation.getCurrentPosition(
        settled(({ coords: { latitude, longitude, accuracy } }) =>
          resolve({ latitude, longitude, precision: accuracy }),
        ),
        settled(({ code }) =>
          fail(code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'timedOut' : 'missing'),
        ),
        { timeout: LIMIT_MS, maximumAge: AGE_MS },
      )
    } catch {
      stop()
      fail('missing')
    }
  })
}
