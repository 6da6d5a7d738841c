import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { useSettings } from '@koo/flow'
import type { ConfigKey } from '@koo/flow/config'
import { useCall } from '@koo/page/query'

export { useCeiling } from './ceilings.ts'
export { useConfig } from './useConfig.ts'

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
