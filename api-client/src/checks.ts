import * as z from 'zod/mini'

/*
 * Checks of generated schemas as plain functions. zod's own carry much that a check of replies does not need (messages,
 * formats, integer widths).
 */

type Issue = z.core.$ZodRawIssue
type Check<T> = (payload: z.core.ParsePayload<T>) => void

/** The number, or the length of the text, is `least` or more and `most` or less. */
export function within(least: number, most: number): Check<number | string> {
  return (payload) => {
    const size = typeof payload.value === 'string' ? payload.value.length : payload.value
    if (size < least) refuse(payload, 'too_small')
    if (size > most) refuse(payload, 'too_big')
  }
}

/** The number has no fraction and is exact. */
export const whole: Check<number> = (payload) => {
  if (!Number.isSafeInteger(payload.value)) refuse(payload, 'invalid_format')
}

/** The text matches a pattern. */
export function matches(pattern: RegExp): Check<string> {
  return (payload) => {
    if (!pattern.test(payload.value)) refuse(payload, 'invalid_format')
  }
}

/** The text is one of these. */
export function oneOf(values: readonly string[]): Check<string> {
  return (payload) => {
    if (!values.includes(payload.value)) refuse(payload, 'invalid_value')
  }
}

/**
 * An amount or a rate: a finite number in a range, or decimal text of a pattern. One schema instead of a union of two,
 * so that a wrong figure is known as such wherever it stands.
 */
export function figure(least: number, most: number, pattern: RegExp): z.ZodMiniType<number | string> {
  return z.unknown().check((payload) => {
    const { value } = payload
    const fine = typeof value === 'string' ? pattern.test(value) : isWithin(value, least, most)
    if (!fine) refuse(payload, 'custom')
  }) as z.ZodMiniType<number | string>
}

/** A file of a form. Stands in requests only. */
export function file(): z.ZodMiniType<Blob | File> {
  return z.unknown().check((payload) => {
    if (!(payload.value instanceof Blob)) refuse(payload, 'invalid_type')
  }) as z.ZodMiniType<Blob | File>
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}

function refuse(payload: z.core.ParsePayload, code: string): void {
  payload.issues.push({ code, input: payload.value, continue: true } as Issue)
}
