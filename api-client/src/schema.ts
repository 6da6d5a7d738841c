import * as z from 'zod/mini'

/** A zod schema, whatever it describes. */
export type Schema = z.ZodMiniType

/**
 * A schema that is built when it is first asked for.
 *
 * zod's full library asks at that moment whether it may compile code from text, which a strict content security policy
 * reports as a violation; zod/mini does not today. The switch is set here, before any schema exists, for both.
 */
export function lazySchema<S extends Schema>(build: () => S): () => S {
  let schema: S | undefined
  return () => {
    if (schema === undefined) {
      z.config({ jitless: true })
      schema = build()
    }
    return schema
  }
}
