import { CONTACT_ENDINGS } from '../../people/credit/magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { WithResult } from '../../engine/context.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { AUTH } from './authorisations.ts'
import { contactsAuthOf, giveProof } from '../../people/credit/proofs.ts'
import { completeIfAllowed } from './raise.ts'
import type { KeptContact } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { CREDIT_CAPS } from '../../people/credit/state.ts'

/** Result when some contacts are refused; the Content says which ones and why. */
const CONTACTS_INVALID = 300

/** Why a contact is refused. The specification lists only the first reason. */
const REASON = { exists: 1, own: 2, barred: 3 } as const

/** contactType of the contacts that raise the limit; their levels begin at 3. */
const RAISE_LIMIT_CONTACTS = '-2'

/** Levels of ordinary contacts: 1 relative, 2 friend. Higher levels are additional contacts. */
const ORDINARY_LEVELS = 2
const HIGHEST_LEVEL = 5

/** Additional contacts that raise the limit. */
const ADDITIONAL_NEEDED = 2

const NAME_FORM = /^[\p{Script=Han}A-Za-z]{1,12}$/u
const MOBILE_FORM = /^1[3-9]\d{9}$/

type Filled = WireRequest<'credit/saveUserContact'>['contacts'][number]
type Shown = Wire<'credit/queryUserContact'>['contacts'][number]
type Saved = Wire<'credit/saveUserContact'>

/** The saved contacts of one kind, the lowest level first. */
export function contactsOn(customer: Customer, contactType: string | number = 23): { contacts: Shown[] } {
  const isAdditional = String(contactType) === RAISE_LIMIT_CONTACTS
  const contacts = creditOf(customer)
    .contacts.filter(({ contactLevel }) => isAdditional === contactLevel > ORDINARY_LEVELS)
    .map(({ valid, ...contact }) => ({
      ...contact,
      verifyStatus: valid ? 1 : 0,
      validate: valid,
      disabled: false,
    }))
  return { contacts }
}

/**
 * Saves contacts. A phone of another contact, the customer's own phone and a barred one are refused with Result 300,
 * which lists their levels; the other contacts are saved.
 */
export function saveContacts(
  customer: Customer,
  filled: readonly Filled[],
  contactType: string | number = 23,
): Saved | WithResult<Saved> {
  if (contactsAuthOf(customer) === 4) throw new Refusal(RESULTS.contactsBlocked)
  checkForm(filled, contactType)
  const state = sliceOf(creditSlice, customer)
  const levels = filled.map(({ contactLevel }) => contactLevel)
  const untouched = state.contacts.filter(({ contactLevel }) => !levels.includes(contactLevel))
  const kept: Filled[] = []
  const refused: Array<{ contactLevel: number; reasonCode: number }> = []
  for (const contact of filled) {
    const reasonCode = refusalOf(contact, customer, [...untouched, ...kept])
    if (reasonCode === null) kept.push(contact)
    else refused.push({ contactLevel: contact.contactLevel, reasonCode })
  }
  state.contacts = merged(state.contacts, kept)
  settle(customer, kept)
  const content: Saved = {
    userContactInfos: kept.map(({ contactLevel }) => ({ contactLevel })),
    userContactExceptionInfos: refused,
  }
  return refused.length === 0
    ? content
    : new WithResult(CONTACTS_INVALID, messageOf(refused, contactType), content)
}

/** Refuses requests that our pages never send: invalid names and phones, levels of another kind, duplicate levels. */
function checkForm(filled: readonly Filled[], contactType: string | number): void {
  const isAdditional = String(contactType) === RAISE_LIMIT_CONTACTS
  if (filled.length === 0) throw new Refusal(RESULTS.badRequest, '请填写联系人')
  if (new Set(filled.map((contact) => contact.contactLevel)).size < filled.length) {
    throw new Refusal(RESULTS.badRequest, '联系人重复提交，请检查后重试')
  }
  for (const { contactName, contactPhone, contactLevel } of filled) {
    if (!NAME_FORM.test(contactName))
      throw new Refusal(RESULTS.badRequest, '联系人姓名填写有误，请检查后重试')
    if (!MOBILE_FORM.test(contactPhone))
      throw new Refusal(RESULTS.badRequest, '联系人手机号填写有误，请检查后重试')
    const isKnown = contactLevel >= 1 && contactLevel <= HIGHEST_LEVEL
    if (!isKnown || isAdditional !== contactLevel > ORDINARY_LEVELS) {
      throw new Refusal(RESULTS.badRequest, '联系人类型有误，请检查后重试')
    }
  }
}

function refusalOf(
  { contactPhone }: Filled,
  { user }: Customer,
  others: ReadonlyArray<Pick<KeptContact, 'contactPhone'>>,
): number | null {
  if (contactPhone === user.mobile) return REASON.own
  if (contactPhone.endsWith(CONTACT_ENDINGS.barred)) return REASON.barred
  const exists =
    contactPhone.endsWith(CONTACT_ENDINGS.exists) ||
    others.some((other) => other.contactPhone === contactPhone)
  return exists ? REASON.exists : null
}

/** The list with the new contacts at their levels; each phone is in it once. */
function merged(before: readonly KeptContact[], kept: readonly Filled[]): KeptContact[] {
  const added = kept.map((contact) => ({
    contactName: contact.contactName,
    contactPhone: contact.contactPhone,
    contactLevel: contact.contactLevel,
    contactRelationshipId: contact.contactRelationshipId,
    valid: true,
  }))
  const unchanged = before.filter((old) =>
    added.every(
      (contact) => contact.contactLevel !== old.contactLevel && contact.contactPhone !== old.contactPhone,
    ),
  )
  return [...unchanged, ...added]
    .sort((a, b) => a.contactLevel - b.contactLevel)
    .slice(0, CREDIT_CAPS.contacts)
}

/** Updates what depends on the contacts. */
function settle(customer: Customer, kept: readonly Filled[]): void {
  const state = sliceOf(creditSlice, customer)
  if (kept.some(({ contactPhone }) => contactPhone.endsWith(CONTACT_ENDINGS.failsLater))) {
    state.contactsFailedOn = beijingDay(customer.now)
    for (const contact of state.contacts) contact.valid = false
    return
  }
  if (contactsAuthOf(customer) === 1) giveProof(customer, 'contacts')
  const additional = state.contacts.filter(({ contactLevel }) => contactLevel > ORDINARY_LEVELS)
  if (additional.length >= ADDITIONAL_NEEDED) completeIfAllowed(customer, AUTH.contacts)
}

/** '第1、2联系人已存在，请重新填写', by the page's rows; any other reason has the general text. */
function messageOf(
  refused: ReadonlyArray<{ contactLevel: number; reasonCode: number }>,
  contactType: string | number,
): string {
  const offset = String(contactType) === RAISE_LIMIT_CONTACTS ? ORDINARY_LEVELS : 0
  const rows = refused
    .filter(({ reasonCode }) => reasonCode === REASON.exists)
    .map(({ contactLevel }) => contactLevel - offset)
    .sort((a, b) => a - b)
  return rows.length === 0 ? '系统异常，请稍后重试' : `第${rows.join('、')}联系人已存在，请重新填写`
}
