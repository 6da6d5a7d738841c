import type { ReadConfig } from '@koo/flow/config'

export interface RemoteConfig {
  /**
   * The value of a key: its fallback until the configuration has come, and undefined until the code for it has loaded. The first call starts loading.
   */
  readonly get: ReadConfig
}

/** The configuration of the product, loaded when it is first needed. Every page works without it. */
export function createRemoteConfig(
  open: () => Promise<RemoteConfig>,
  report: (error: unknown) => void = () => undefined,
): RemoteConfig {
  let group: RemoteConfig | null = null
  let opening: Promise<void> | null = null
  return {
    get(key) {
      opening ??= open().then(
        (opened) => {
          group = opened
          opened.get(key)
        },
        (error: unknown) => {
          opening = null
          report(error)
        },
      )
      return group?.get(key)
    },
  }
}
