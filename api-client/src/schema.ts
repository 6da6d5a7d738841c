import * as z from 'zod/mini'

/** A zod schema, whatever it describes. */
export type Schema = z.ZodMiniType

/**
 * Returns a schema that is built at first use.
 *
 * The full zod library tests at that moment whether it may compile code from text, which a strict content security
 * policy reports as a violation; zod/mini does not do so today. The option is set here, before any schema exists, for
 * both.
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
