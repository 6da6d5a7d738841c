import { useSettings } from '@koo/flow'
import type { ConfigKey, ConfigValues } from '@koo/flow/config'
import { useSyncExternalStore } from 'react'

/**
 * A value of the configuration, for a page that is right without it: undefined until it can be loaded, then the server's or the
 * fallback of the registry. The page is rendered again when the configuration has come.
 */
export function useConfig<Key extends ConfigKey>(key: Key): ConfigValues[Key] | undefined {
  const { config, onConfig = NEVER } = useSettings()
  // Another object with the same values is no change.
  const text = () => JSON.stringify(config(key))
  useSyncExternalStore(onConfig, text, text)
  return config(key)
}
const NEVER = () => () => undefined
