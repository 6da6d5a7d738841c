import { configValue, type ConfigKey } from '@koo/flow/config'
import { TESTED } from '@koo/flow/testing/ports'

/**
 * The configuration of a host whose server has these values, of any shape: each key has the value that a host of the product
 * makes of it, and all others their fallbacks. The time for which a table of costs has to be read is none, unless it is given.
 */
export const configured =
  (values: Partial<Record<ConfigKey, unknown>>) =>
  (key: ConfigKey): unknown =>
    configValue(key, key in values ? values[key] : TESTED[key])
