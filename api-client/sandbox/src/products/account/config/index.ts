import { grayConfig } from './grays.ts'
import { placeConfig } from './places.ts'
import { ruleConfig } from './rules.ts'
import { textConfig } from './texts.ts'
import type { ConfigGroup, ConfigView } from './types.ts'

export type { ConfigView } from './types.ts'

const config: ConfigGroup = { ...placeConfig, ...ruleConfig, ...grayConfig, ...textConfig }

/** All keys of the web configuration. */
export const configKeys: readonly string[] = Object.keys(config)

/** The value of a key; null when there is no such key. */
export function configValue(key: string, view: ConfigView): unknown {
  const make = Object.hasOwn(config, key) ? config[key] : undefined
  return make?.(view) ?? null
}

/** The values of several keys; unknown keys are left out. */
export function configValues(keys: readonly string[], view: ConfigView): Record<string, unknown> {
  const known = [...new Set(keys)].filter((key) => Object.hasOwn(config, key))
  return Object.fromEntries(known.map((key) => [key, configValue(key, view)]))
}
