import type { FlowHost } from '@koo/flow'
import type { FieldValues } from 'react-hook-form'
import { draftOf, LASTING, type Draft } from '../draft/draft.ts'

/** How a form is kept, for the customer who typed it. */
export interface DraftOptions<Name extends string> {
  /** Storage key, one per form. */
  readonly key: string
  /** Raise it when a field changes its meaning: older drafts are then dropped. Default 1. */
  readonly version?: number
  /** Fields that are not kept. Secret fields are never kept, see `isSecret`. */
  readonly omit?: readonly Name[]
  /** Kept as long as the tab: for what is typed about other people. Default: for 24 hours. */
  readonly tabOnly?: boolean
}

/** Names of fields that are never part of a draft: ID numbers, card numbers, codes and photos. */
const SECRET = /id(no|number)$|card(no|number)$|code$|password|photo|picture|cvv/i
export const isSecret = (field: string): boolean => SECRET.test(field)

/**
 * The draft of a form. It survives the tab, because a phone kills tabs while the camera or another app is open, unless it is
 * kept for the tab only. A loaded draft has only fields of `initial`, with values of the same type.
 */
export function formDraft<Values extends FieldValues>(
  host: Pick<FlowHost, 'store' | 'memory' | 'userId' | 'now'>,
  { key, version = 1, omit = [], tabOnly = false }: DraftOptions<keyof Values & string>,
  initial: Partial<Values>,
): Draft<Partial<Values>> {
  const names = Object.keys(initial).filter((name) => !isSecret(name) && !omit.includes(name))
  return draftOf(
    { memory: tabOnly ? host.memory : host.store, userId: () => host.userId(), now: () => host.now() },
    {
      key: LASTING + key,
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

/** Whether a value has the type of the initial one. After null any value is accepted: the schema checks it at the submit. */
function isLike(value: unknown, initial: unknown): boolean {
  if (initial === null || initial === undefined) return true
  return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
}
