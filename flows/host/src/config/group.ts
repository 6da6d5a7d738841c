import { isGatewayError, type Gateway } from '@koo/api-client'
import { koouappConfigapiQueryWebconfigMany, otherGetMultiWebConfig } from '@koo/api-client/calls'
import { allConfigKeys, configValue, type ConfigKey } from '@koo/flow/config'
import type { SafeStorage } from '../storage/safeStorage.ts'
import type { RemoteConfig } from './remote.ts'

/** Tab storage key of the configuration, so that a reload does not ask for it again. */
export const CONFIG_KEY = 'koo_config'

export interface ConfigGroupParts {
  gateway: Gateway
  // spec 7
  /** Whether an app of the provider is around the page: it has a gateway of its own for the configuration. */
  inApp: boolean
  tab: SafeStorage
  /** Gray flags differ between customers: a configuration counts for one. */
  userId(): string | null
  report(error: unknown): void
  /** The values have come. Default: nobody is told. */
  changed?(): void
}

/** Failed reads after which a document stays with the fallbacks. */
const MOST_FAILURES = 3

type Values = Readonly<Record<string, unknown>>
/** Values as they came, and the customer that they are for. */
interface Read {
  user: string | null
  values: Values
}
/** Written beside the values: another version of the app has asked for other keys. */
const ASKED = allConfigKeys.join()

function parseRead(text: string | null): Read | null {
  try {
    const { user, values, asked } = JSON.parse(text ?? '') as Partial<Record<keyof Read | 'asked', unknown>>
    const isUser = user === null || typeof user === 'string'
    return asked === ASKED && isUser && typeof values === 'object' && values !== null
      ? { user, values: values as Values }
      : null
  } catch {
    return null
  }
}

/**
 * The configuration of the product: all keys in one read, once for a customer in a tab. Until it has come, without it, and for a
 * value of another shape, each key has its fallback.
 */
export function openConfigGroup({
  gateway,
  inApp,
  tab,
  userId,
  report,
  changed,
}: ConfigGroupParts): Pick<RemoteConfig, 'get'> {
  let read = parseRead(tab.getItem(CONFIG_KEY))
  let reading = false
  let failures = 0
  const load = async (user: string | null) => {
    reading = true
    try {
      const values = await (inApp ? koouappConfigapiQueryWebconfigMany : otherGetMultiWebConfig)(gateway, {
        keys: [...allConfigKeys],
      })
      read = { user, values }
      tab.setItem(CONFIG_KEY, JSON.stringify({ ...read, asked: ASKED }))
      changed?.()
    } catch (error) {
      // The next `get` reads again. The gateway has reported its own failures.
      failures += 1
      if (!isGatewayError(error)) report(error)
    } finally {
      reading = false
    }
  }
  return {
    get<Key extends ConfigKey>(key: Key) {
      const user = userId()
      const values = read?.user === user ? read.values : null
      if (!values && !reading && failures < MOST_FAILURES) void load(user)
      return configValue(key, values && Object.hasOwn(values, key) ? values[key] : undefined)
    },
  }
}
