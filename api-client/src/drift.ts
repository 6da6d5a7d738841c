import * as z from 'zod/mini'
import { FIGURE } from './checks.ts'
import type { Schema } from './schema.ts'

/** Content that is not what the contract says. */
export interface Drift {
  /** Places and kinds of the first differences; holds no data of the reply. */
  message: string
  /**
   * True: no page can go on with it. The content as a whole is of another kind, an object or a list is not there, an
   * amount or a rate is wrong or missing, or another number is outside its range or not finite: a wrong figure must stop
   * a step (security 3.2).
   */
  unusable: boolean
}

/** Compares a content with its schema. The content itself is neither copied nor changed: unknown fields stay. */
export function findDrift(schema: Schema, content: unknown): Drift | undefined {
  const checked = z.safeParse(schema, content)
  if (checked.success) return undefined
  const { issues } = checked.error
  return {
    message: issues
      .slice(0, 3)
      .map((issue) => `${issue.path.join('.') || 'Content'}: ${issue.code}`)
      .join(', '),
    unusable: issues.some((issue) => isUnusable(issue, content)),
  }
}

function isUnusable(issue: z.core.$ZodIssue, content: unknown): boolean {
  const { code, path } = issue
  return (
    path.length === 0 ||
    code === FIGURE ||
    (code === 'invalid_type' && /object|array|record/.test(issue.expected)) ||
    // Out of range: a number, not the length of a text.
    (code.startsWith('too') &&
      typeof path.reduce<unknown>((owner, key) => (owner as Fields)[key], content) === 'number')
  )
}

type Fields = Record<PropertyKey, unknown>
