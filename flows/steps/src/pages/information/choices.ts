import { isText } from '@koo/api-client'
import type { ConfigKey } from '@koo/flow/config'
import type { SelectOption } from '@koo/kit/SelectField'

type Options = readonly SelectOption[]

/** Configuration keys of the options (income 1 to 6). */
export const CHOICES: { keys: ConfigKey[] } = {
  keys: ['incomeOptions', 'jobOptions', 'educationOptions', 'marriageOptions'],
}

/** The options of a configuration value; none when it is not a list of keys and texts. */
function optionsOf(value: unknown): Options {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    const { key, value: label } = (each ?? {}) as { key?: unknown; value?: unknown }
    return isText(key) && isText(label) ? [{ value: key, label }] : []
  })
}

/** The options by field. */
export const readChoices = (config: Readonly<Record<string, unknown>>) => ({
  income: optionsOf(config['incomeOptions']),
  job: optionsOf(config['jobOptions']),
  education: optionsOf(config['educationOptions']),
  marriage: optionsOf(config['marriageOptions']),
})
