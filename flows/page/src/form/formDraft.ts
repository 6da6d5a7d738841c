import type { FlowHost } from '@koo/flow'
import type { FieldValues } from 'react-hook-form'
import { draftOf, type Draft } from '../draft/draft.ts'

/** What a form keeps for 24 hours, for the customer who typed it. */
export interface DraftOptions<Name extends string> {
  /** Storage key, one per form. */
  readonly key: string
  /** Raise it when a field changes its meaning: older drafts are then dropped. Default 1. */
  readonly version?: number
  /** Fields that are not kept. Secrets are left out by their names too (`isSecret`). */
  readonly omit?: readonly Name[]
}

/** Identity numbers, card numbers, codes and photos are never part of a draft, named in `omit` or not. */
const SECRET = /id(no|number)$|card(no|number)$|code$|password|photo|picture|cvv/i
export const isSecret = (field: string): boolean => SECRET.test(field)

/**
 * The draft of a form. It outlives the tab, because a phone kills tabs while the camera or another app is open. What is
 * read back has the fields of `initial` and nothing else, each of the kind that it had.
 */
export function formDraft<Values extends FieldValues>(
  host: Pick<FlowHost, 'store' | 'userId' | 'now'>,
  { key, version = 1, omit = [] }: DraftOptions<keyof Values & string>,
  initial: Partial<Values>,
): Draft<Partial<Values>> {
  const names = Object.keys(initial).filter((name) => !isSecret(name) && !omit.includes(name))
  return draftOf(
    { memory: host.store, userId: () => host.userId(), now: () => host.now() },
    {
      key: `draft_${key}`,
      version,
      read(value) {
        if (typeof value !== 'object' || value === null) return null
        const given = value as Readonly<Record<string, unknown>>
        const kept = names.filter((name) => name in given && isLike(given[name], initial[name]))
        // Names of `initial` only, so the object has fields of the form and no others.
        return Object.fromEntries(kept.map((name) => [name, given[name]])) as Partial<Values>
      },
    },
  )
}

/** A field that begins as null may hold anything that JSON keeps; the schema judges it when the form is sent. */
function isLike(value: unknown, initial: unknown): boolean {
  if (initial === null || initial === undefined) return true
  return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
}
