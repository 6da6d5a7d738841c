import type { SearchSchema } from '@koo/flow'

type Texts<K extends string> = { [key in K]?: string | undefined }

/**
 * The query of a page that must be there first: optional texts, each with the pattern it has to fit. What does not fit
 * is dropped, never an error. A Standard Schema like any other, without a schema library in the first load.
 */
export function optionalTexts<K extends string>(
  patterns: Record<K, RegExp>,
): SearchSchema<Texts<K>, Texts<K>> {
  const names = Object.keys(patterns) as K[]
  return {
    '~standard': {
      validate(query) {
        const given = (query ?? {}) as Record<string, unknown>
        const value: Texts<K> = {}
        for (const name of names) {
          const text = given[name]
          if (typeof text === 'string' && patterns[name].test(text)) value[name] = text
        }
        return { value }
      },
    },
  }
}
