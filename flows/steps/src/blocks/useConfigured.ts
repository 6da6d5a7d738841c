import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { useSettings } from '@koo/flow'
import type { ConfigKey, ConfigValues } from '@koo/flow/config'
import { useCall } from '@koo/page/query'
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

/**
 * Values of the configuration for a page that needs the server's own: those that the host has read already, else a query, which
 * waits and fails like any other. `isOwn`: whether what was read can be no fallback of the host.
 */
export function useConfigured<Values>(
  request: { keys: ConfigKey[] },
  read: (config: Readonly<Record<string, unknown>>) => Values,
  isOwn: (values: Values) => boolean,
) {
  const settings = useSettings()
  const known = Object.fromEntries(request.keys.map((key) => [key, settings.config(key)]))
  return useCall(otherGetMultiWebConfigQuery, request, {
    select: read,
    ...(isOwn(read(known)) && { initialData: known, staleTime: Number.POSITIVE_INFINITY }),
  })
}
