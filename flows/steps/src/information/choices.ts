import type { SelectFieldProps } from '@koo/kit/SelectField'

type Options = SelectFieldProps['options']

/** Configuration keys of what can be chosen (spec 9; income 1 to 6). */
export const CHOICES = {
  keys: ['incomeOptions', 'jobOptions', 'educationOptions', 'marriageOptions'],
}

/** Options of a configuration value; what is not a list of keys and texts gives none. */
function optionsOf(value: unknown): Options {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    const { key, value: label } = (each ?? {}) as { key?: unknown; value?: unknown }
    return typeof key === 'string' && typeof label === 'string' ? [{ value: key, label }] : []
  })
}

/** The options by field. */
export const readChoices = (config: Readonly<Record<string, unknown>>) => ({
  income: optionsOf(config['incomeOptions']),
  job: optionsOf(config['jobOptions']),
  education: optionsOf(config['educationOptions']),
  marriage: optionsOf(config['marriageOptions']),
})
