import { isGatewayError, type Gateway } from '@koo/api-client'
import { otherGetMultiWebConfig } from '@koo/api-client/calls'

/** Keys of the configuration that pages may read. They are loaded together. */
const KEYS = ['marketing'] as const

export interface RemoteConfig {
  /** The value of a key; undefined until it has loaded. The first call starts loading. */
  get(key: string): unknown
}

/** The configuration of the product, loaded once when it is needed. Every page works without it. */
export function createRemoteConfig(
  gateway: Gateway,
  report: (error: unknown) => void = () => undefined,
): RemoteConfig {
  let values: Readonly<Record<string, unknown>> = {}
  let loading: Promise<void> | null = null
  const load = async () => {
    try {
      values = await otherGetMultiWebConfig(gateway, { keys: [...KEYS] })
    } catch (error) {
      // The next call loads again. The gateway has reported its own failures.
      loading = null
      if (!isGatewayError(error)) report(error)
    }
  }
  return {
    get(key) {
      if (!KEYS.some((known) => known === key)) return undefined
      loading ??= load()
      return Object.hasOwn(values, key) ? values[key] : undefined
    },
  }
}
