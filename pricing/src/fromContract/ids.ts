import { InputError } from '../inputError.ts'

/** An id as text: accepts text and numbers; '' when missing. Throws an `InputError` for anything else. */
export function idText(id: string | number | null | undefined, field: string): string {
  if (id === null || id === undefined) return ''
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  throw new InputError(field, 'a text or a number is expected')
}
