import { useSettings } from '@koo/flow'
import type { ConfigKey, ConfigValues } from '@koo/flow/config'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * Values of the configuration, for a page that is right without them: each is left out until it can be loaded, then the server's or
 * the fallback of the registry. The page is rendered again when the configuration has come. The object stays until a value is another.
 */
export function useConfigs<Key extends ConfigKey>(keys: readonly Key[]): Partial<Pick<ConfigValues, Key>> {
  const { config, onConfig = NEVER } = useSettings()
  const read = () => JSON.stringify(Object.fromEntries(keys.map((key) => [key, config(key)])))
  const text = useSyncExternalStore(onConfig, read, read)
  return useMemo(() => JSON.parse(text) as Partial<Pick<ConfigValues, Key>>, [text])
}
const NEVER = () => () => undefined
