import type { ConfigKey, ConfigValues, ReadConfig } from '../../config/keys.ts'
import type { SettingsPort } from '../../ports.ts'

/** What tests have where they say nothing else: a table of costs needs no time to be read, for no test waits. */
export const TESTED: Partial<Record<ConfigKey, unknown>> = { costTable: { readingSeconds: 0 } }

/** A configuration for tests. Its values may have any shape, as in a reply of the server; undefined: not loaded. */
export const fakeConfig =
  (given: (key: ConfigKey) => unknown): ReadConfig =>
  <Key extends ConfigKey>(key: Key) =>
    (given(key) ?? TESTED[key]) as ConfigValues[Key] | undefined

/** Settings of an app; the configuration is not loaded, unless it is given. */
export const fakeSettings = (given: (key: ConfigKey) => unknown = () => undefined): SettingsPort => ({
  config: fakeConfig(given),
  terms: { service: '/terms/service', privacy: '/terms/privacy' },
  userSource: 'APP',
})
