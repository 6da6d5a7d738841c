import type { Contact } from '@koo/api-client/types'
import type { DeviceContact } from '@koo/flow'

/** A contact that may be filled in with one tap. */
export interface Recommended {
  /** The phone number: one entry for each. */
  readonly id: string
  readonly name: string
  readonly phone: string
}

/** verifyStatus of a contact that is left out of recommendations. */
const LEFT_OUT = 2
const MOBILE = /^1[3-9]\d{9}$/
/** A number as people keep it, without prefix, blanks and hyphens. Nothing else is changed: it must not become another number. */
const plain = (phone: string | null | undefined) =>
  (phone ?? '').replace(/[\s-]/g, '').replace(/^(?:\+|00)?86(?=1)/, '')
/** More would push the fields off the screen. */
const MOST = 6

/** The contacts of the server first, then those of the app, each phone number once, without those the server leaves out. */
export function mergedContacts(
  known: readonly Contact[],
  book: readonly DeviceContact[],
): readonly Recommended[] {
  const leftOut = known.filter(({ verifyStatus }) => verifyStatus === LEFT_OUT)
  const seen = new Set(leftOut.map(({ contactPhone }) => plain(contactPhone)))
  const all = [
    ...known.map(({ contactName, contactPhone }) => ({ name: contactName ?? '', phone: contactPhone })),
    ...book,
  ]
  const merged: Recommended[] = []
  for (const { name, phone: saved } of all) {
    const phone = plain(saved)
    if (name === '' || !MOBILE.test(phone) || seen.has(phone)) continue
    seen.add(phone)
    merged.push({ id: phone, name, phone })
  }
  return merged.slice(0, MOST)
}
