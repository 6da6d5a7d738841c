import * as z from 'zod/mini'

/*
 * The checks of generated schemas, as plain functions. zod's own checks contain much that replies do not need
 * (messages, formats, integer widths).
 */

type Issue = z.core.$ZodRawIssue
type Check<T> = (payload: z.core.ParsePayload<T>) => void

/** Checks that a number, or the length of a text in code points, as JSON Schema counts, is between `least` and `most`. */
export function within(least: number, most: number): Check<number | string> {
  return (payload) => {
    const size = typeof payload.value === 'string' ? Array.from(payload.value).length : payload.value
    if (size < least) refuse(payload, 'too_small')
    if (size > most) refuse(payload, 'too_big')
  }
}

/** Checks that a number is an integer that JavaScript stores exactly. */
export const whole: Check<number> = (payload) => {
  if (!Number.isSafeInteger(payload.value)) refuse(payload, 'invalid_format')
}

/** Checks that a text matches a pattern. */
export function matches(pattern: RegExp): Check<string> {
  return (payload) => {
    if (!pattern.test(payload.value)) refuse(payload, 'invalid_format')
  }
}

/** Checks that a text is one of these. */
export function oneOf(values: readonly string[]): Check<string> {
  return (payload) => {
    if (!values.includes(payload.value)) refuse(payload, 'invalid_value')
  }
}

/**
 * Checks an amount or a rate: a finite number in a range, or a decimal text with a pattern. One schema instead of a
 * union of two, so that a wrong figure is reported as such everywhere.
 */
export function figure(least: number, most: number, pattern: RegExp): z.ZodMiniType<number | string> {
  return z.unknown().check((payload) => {
    const { value } = payload
    const fine = typeof value === 'string' ? pattern.test(value) : isWithin(value, least, most)
    if (!fine) refuse(payload, 'custom')
  }) as z.ZodMiniType<number | string>
}

/** A file in a form. Only requests have files. */
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
