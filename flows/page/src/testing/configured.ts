import { configValue, type ConfigKey } from '@koo/flow/config'

/**
 * The configuration of a host whose server has these values, of any shape: each key has the value that a host of the product
 * makes of it, and all others their fallbacks.
 */
export const configured =
  (values: Partial<Record<ConfigKey, unknown>>) =>
  (key: ConfigKey): unknown =>
    configValue(key, values[key])
