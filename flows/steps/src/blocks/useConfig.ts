import type { ConfigKey, ConfigValues } from '@koo/flow/config'
import { useConfigs } from './useConfigs.ts'

/** A value of the configuration, as {@link useConfigs} has several: undefined until it can be loaded. */
export const useConfig = <Key extends ConfigKey>(key: Key): ConfigValues[Key] | undefined =>
  useConfigs([key])[key]
