import type { ZodMiniType } from 'zod/mini'

type Issue = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number]

/**
 * Whether no page can go on with a value, by its full schema: the value as a whole is of another kind, an object or a
 * list is not there, an amount or a rate is wrong or missing, or another number is outside its range.
 */
export function isUnusable(schema: ZodMiniType, value: unknown): boolean {
  return (schema.safeParse(value).error?.issues ?? []).some((issue) => stops(issue, value))
}

function stops(issue: Issue, value: unknown): boolean {
  const { code, path } = issue
  return (
    path.length === 0 ||
    // What `figure` says.
    code === 'custom' ||
    (code === 'invalid_type' && /object|array|record/.test(issue.expected)) ||
    // Out of range: a number, not the length of a text.
    (code.startsWith('too') &&
      typeof path.reduce<unknown>((owner, key) => (owner as Fields)[key], value) === 'number')
  )
}

type Fields = Record<PropertyKey, unknown>
