import type { ReadConfig } from '@koo/flow/config'

export interface RemoteConfig {
  /**
   * The value of a key: its fallback until the configuration has come, and undefined until the code for it has loaded. The first call starts loading.
   */
  readonly get: ReadConfig
  /** Calls `handler` whenever other values are there. Returns the unsubscribe function. */
  onChange(handler: () => void): () => void
}

/**
 * The configuration of the product, loaded when it is first needed. Every page works without it. What `open` gives calls `changed`
 * when its values have come.
 */
export function createRemoteConfig(
  open: (changed: () => void) => Promise<Pick<RemoteConfig, 'get'>>,
  report: (error: unknown) => void = () => undefined,
): RemoteConfig {
  const handlers = new Set<() => void>()
  const changed = () => handlers.forEach((handler) => handler())
  let group: Pick<RemoteConfig, 'get'> | null = null
  let opening: Promise<void> | null = null
  return {
    get(key) {
      opening ??= open(changed).then(
        (opened) => {
          group = opened
          opened.get(key)
          // Kept in the tab, or the fallbacks.
          changed()
        },
        (error: unknown) => {
          opening = null
          report(error)
        },
      )
      return group?.get(key)
    },
    onChange(handler) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
  }
}
