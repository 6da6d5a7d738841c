import { maskedPhone } from '@koo/page'
import { dayText } from '@koo/page/time'
import { readTime } from '@koo/steps'
import type { MenuRow } from '@koo/steps/menu'
import { copy } from './copy.ts'
import type { Customer } from './editField.tsx'
import type { EditName } from './edits.tsx'
import type { Choices } from './useProfile.ts'

const { labels } = copy

/** What a row says, and whether it can be changed. */
export type ProfileRow = Pick<MenuRow, 'label' | 'value' | 'note' | 'tone'> & { readonly id: EditName }

const row = (id: EditName, text: string | null | undefined, blank: string = copy.blank): ProfileRow => {
  const value = text?.trim() ?? ''
  return value === ''
    ? { id, label: labels[id], value: blank, tone: 'quiet' }
    : { id, label: labels[id], value }
}

interface Known {
  customer: Customer
  choices: Choices
  /** The server's time. */
  now: number
}

/** A day of the contract as it is read; empty when it is none. */
function dayOf(text: string | null | undefined, now: number): string {
  const at = text ? readTime(text) : null
  return at === null ? '' : dayText(at, now)
}

/** The rows that can be changed, by group, as they are known. */
export function rowsOf({ customer, choices, now }: Known) {
  const { nickname, gender, birthday, email, company } = customer
  const { province, city, area, street, detail } = customer.address ?? {}
  // Only the customer's own words: an option that the list does not have any more still says what was selected.
  const chosen = (id: 'job' | 'education' | 'marriage' | 'incomeRange') => {
    const value = customer[id] == null ? '' : String(customer[id])
    const option = choices[id].find((each) => each.value === value)
    return row(id, option?.label ?? (id === 'incomeRange' ? '' : value), copy.notChosen)
  }
  return {
    nickname: row('nickname', nickname),
    personal: [row('gender', gender, copy.notChosen), row('birthday', dayOf(birthday, now), copy.notChosen)],
    contact: [
      row('email', email),
      row('address', [province, city, area, street, detail].filter(Boolean).join('')),
    ],
    work: [
      chosen('incomeRange'),
      row('company', company),
      chosen('job'),
      chosen('education'),
      chosen('marriage'),
    ],
  }
}

/** Name and number, which no field of this page changes. */
export const identityOf = ({ realName, mobile }: Customer) => ({
  name: realName?.trim() || null,
  mobile: maskedPhone(mobile ?? ''),
})
