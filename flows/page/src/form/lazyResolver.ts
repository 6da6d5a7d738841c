import { lazyModule } from '@koo/kit/lazy'
import { toast } from '@koo/kit/OverlayHost'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { copy } from '../copy.ts'

/** Makes the schema of a form that depends on more than its values: on the `context` of `useForm`. */
export type SchemaOf<Values extends FieldValues, Context> = (
  values: Values,
  context: Context,
) => z.ZodMiniType<Values, Values>

/** A resolver for `useForm` whose schema is loaded after the first screen. */
export type LazyResolver<Values extends FieldValues, Context> = Resolver<Values, Context, Values> & {
  /** Loads the schema in advance. */
  prefetch(): void
}

/**
 * Keeps the schema of a page, and zod with it, out of the first load: for pages that customers open first, where nothing
 * is checked before the first submit. `load` imports a file whose default export makes the schema. If it does not load while the
 * phone is offline, a toast says so, the form keeps its values, and the next submit loads it again. Online the form passes: a
 * browser may not fetch a failed module again, and the server checks everything anyway.
 */
export function lazyResolver<Values extends FieldValues, Context>(
  load: () => Promise<{ default: SchemaOf<Values, Context> }>,
): LazyResolver<Values, Context> {
  const code = lazyModule(() => Promise.all([load(), import('@hookform/resolvers/standard-schema')]))
  const resolve: Resolver<Values, Context, Values> = async (values, context, options) => {
    if (context === undefined) throw new Error('This part belongs inside a form with context')
    const modules = await code.load().catch(() => null)
    if (!modules && !navigator.onLine) {
      toast(copy.failed.part, { kind: 'fail' })
      return { values: {}, errors: unchecked<Values>() }
    }
    if (!modules) return { values, errors: {} }
    const [{ default: schemaOf }, { standardSchemaResolver }] = modules
    return standardSchemaResolver<Values, Context, Values>(schemaOf(values, context))(
      values,
      context,
      options,
    )
  }
  return Object.assign(resolve, { prefetch: () => void code.load().catch(() => undefined) })
}

/** Stops a submit. Of no field, so that none is marked as wrong; react-hook-form takes an error of its `root` for none. */
const unchecked = <Values extends FieldValues>(): FieldErrors<Values> =>
  Object.assign<FieldErrors<Values>, FieldErrors>({}, { unchecked: { type: 'unchecked' } })
