import type * as z from 'zod/mini'

/** Schema of a form: an object of fields, with the messages of the specification. */
export type FormSchema = z.ZodMiniObject

/** Exists in types only: at run time a name is its text. */
declare const value: unique symbol

/**
 * Name of a field in a form that stores what the field writes and holds what it can show. Only `form.fields` has such names,
 * so a field cannot name what its form does not have.
 */
export type FieldName<Written, Shown = Written> = string & {
  readonly [value]: (written: Written) => Shown
}

/** Name of a field, whatever its value is. */
export type AnyFieldName = FieldName<never, unknown>

/** The names of a form, one for each field of its schema. */
export type FieldsOf<S extends FormSchema> = {
  readonly [Name in keyof z.input<S> & string]-?: FieldName<z.input<S>[Name]>
}

/** Makes the names of a form from its start values, which name every field. */
export const namesOf = <S extends FormSchema>(defaultValues: z.input<S>): FieldsOf<S> =>
  Object.fromEntries(Object.keys(defaultValues).map((name) => [name, name])) as FieldsOf<S>
