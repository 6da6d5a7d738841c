/** react-hook-form with zod, for forms. Apart from the rest: pages that only read fetch neither. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The first complaint about each field of `values`, in the words of the schema. */
export function complaints<T extends FieldValues>(
  schema: z.ZodMiniType<unknown, unknown>,
  values: T,
): Partial<Record<keyof T, string>> {
  const found: Partial<Record<keyof T, string>> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    // Schemas of forms are objects: an issue begins with the name of a field.
    const field = path[0] as keyof T
    found[field] ??= message
  }
  return found
}

/** Checks a form by the schema that `rules` gives at the time. What is valid stays as it was typed. */
export const resolverOf =
  <T extends FieldValues>(rules: () => z.ZodMiniType<unknown, unknown>): Resolver<T> =>
  (values) => {
    const found = Object.entries(complaints(rules(), values))
    if (found.length === 0) return { values, errors: {} }
    // One complaint a field is what the type asks for; its generic names cannot be built from entries.
    const errors = Object.fromEntries(
      found.map(([field, message]) => [field, { type: 'invalid', message }]),
    ) as FieldErrors<T>
    return { values: {}, errors }
  }
