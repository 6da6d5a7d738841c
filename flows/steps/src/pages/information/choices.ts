import { isText } from '@koo/api-client'
import type { ConfigKey } from '@koo/flow/config'
import type { SelectOption } from '@koo/kit/SelectField'
import { useConfigured } from '../../blocks/useConfigured.ts'

type Options = readonly SelectOption[]

/** Configuration keys of the options, by field (incomes are 1 to 6). */
const KEYS = {
  incomeRange: 'incomeOptions',
  job: 'jobOptions',
  education: 'educationOptions',
  marriage: 'marriageOptions',
} as const satisfies Record<string, ConfigKey>

/** A field whose options stand in the configuration. */
export type ChoiceField = keyof typeof KEYS

/** A range of figures has its own dash: 2–3万元. */
const withDash = (label: string) => label.replace(/(\d)-(\d)/g, '$1–$2')

/** The options of a configuration value; none when it is not a list of keys and texts. */
export function optionsOf(value: unknown): Options {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    const { key, value: label } = (each ?? {}) as { key?: unknown; value?: unknown }
    return isText(key) && isText(label) ? [{ value: key, label: withDash(label) }] : []
  })
}

/**
 * The options of some fields, by field, for the `options` of a `SelectField`; what the host has read already, else a query. The
 * rule of such a field is `choice` of `@koo/page`.
 */
export function useChoices<Field extends ChoiceField>(fields: readonly Field[]) {
  return useConfigured(
    { keys: fields.map((field) => KEYS[field]) },
    (config) =>
      // One entry for each field, by its name.
      Object.fromEntries(fields.map((field) => [field, optionsOf(config[KEYS[field]])])) as Readonly<
        Record<Field, Options>
      >,
    (lists) => fields.every((field) => lists[field].length > 0),
  )
}
