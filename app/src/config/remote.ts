import { isGatewayError, type Gateway } from '@koo/api-client'
import { otherGetMultiWebConfig } from '@koo/api-client/calls'

/** Keys of the product's configuration that pages may ask the host for. All are read together. */
const KEYS = ['marketing'] as const

export interface RemoteConfig {
  /** The value of a key; undefined until it has been read. The first question starts the reading. */
  get(key: string): unknown
}

/** The configuration of the product, read once when somebody asks for it. Every page works without it. */
export function createRemoteConfig(
  gateway: Gateway,
  report: (error: unknown) => void = () => undefined,
): RemoteConfig {
  let values: Readonly<Record<string, unknown>> = {}
  let reading: Promise<void> | null = null
  const read = async () => {
    try {
      values = await otherGetMultiWebConfig(gateway, { keys: [...KEYS] })
    } catch (error) {
      // Asked again by the next question; the gateway has reported its own failures.
      reading = null
      if (!isGatewayError(error)) report(error)
    }
  }
  return {
    get(key) {
      if (!KEYS.some((known) => known === key)) return undefined
      reading ??= read()
      return Object.hasOwn(values, key) ? values[key] : undefined
    },
  }
}
