import type { ConfigKey, ConfigValues, ReadConfig } from '../config/keys.ts'

/** A configuration for tests. Its values may have any shape, as in a reply of the server; undefined: not loaded. */
export const fakeConfig =
  (given: (key: ConfigKey) => unknown): ReadConfig =>
  <Key extends ConfigKey>(key: Key) =>
    given(key) as ConfigValues[Key] | undefined
