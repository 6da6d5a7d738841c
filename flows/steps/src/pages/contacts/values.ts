import type { Contact, FillContactsRequest, SavedContacts } from '@koo/api-client/types'
import { phoneDigits } from '@koo/kit/PhoneField'
import type * as z from 'zod/mini'
import { copy } from './copy.ts'
import { ROWS, type Row } from './relations.ts'
import type { schema } from './schema.ts'

export type Values = z.input<typeof schema>

/** The contact of one row; undefined when there is none on file. */
export const contactOf = (contacts: readonly Contact[], row: Row, levelOffset: number) =>
  contacts.find(({ contactLevel }) => contactLevel === row + levelOffset)

/** Start values of the form: the contacts on file. */
export function valuesOf(contacts: readonly Contact[], levelOffset: number): Values {
  const [first, second] = ROWS.map(({ row, relations, relation }) => {
    const { contactName, contactPhone, contactRelationshipId } = contactOf(contacts, row, levelOffset) ?? {}
    const known = relations.find(({ value }) => value === String(contactRelationshipId))
    return {
      relation: known?.value ?? relation,
      name: contactName ?? '',
      phone: phoneDigits(contactPhone ?? ''),
    }
  })
  return {
    relation1: first?.relation ?? null,
    name1: first?.name ?? '',
    phone1: first?.phone ?? '',
    relation2: second?.relation ?? null,
    name2: second?.name ?? '',
    phone2: second?.phone ?? '',
  }
}

/** The request of both rows. */
export const requestOf = (values: z.output<typeof schema>, levelOffset: number): FillContactsRequest => ({
  contacts: ROWS.map(({ row }) => ({
    contactName: values[`name${row}`],
    contactPhone: values[`phone${row}`],
    contactLevel: row + levelOffset,
    contactRelationshipId: Number(values[`relation${row}`]),
  })),
})

/** Why contacts were not saved, and the rows concerned. */
export interface Refused {
  readonly rows: readonly number[]
  /** For the customer (Result 300). */
  readonly text: string
}

const EXISTS = 1

/** Which rows the server refused; null when it saved both. A reply without saved contacts counts as a refusal. */
export function refusedIn(reply: SavedContacts, levelOffset: number): Refused | null {
  const refused = reply.userContactExceptionInfos ?? []
  if (refused.length === 0 && (reply.userContactInfos ?? []).length > 0) return null
  const rowsOf = (list: typeof refused) =>
    list.map(({ contactLevel }) => (contactLevel ?? 0) - levelOffset).sort((a, b) => a - b)
  const existing = rowsOf(refused.filter(({ reasonCode }) => reasonCode === EXISTS))
  return {
    rows: rowsOf(refused),
    text: existing.length > 0 ? copy.exists(existing) : copy.refused,
  }
}
