import { accountSlice } from './fresh.ts'
import { mixSeed } from '../../engine/random.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { ageAt, birthdayOf, genderOf, makeIdNumber, maskIdNumber, type Gender } from './idNumber.ts'
import { accountSeedOf } from './seed.ts'

/** Identity of a customer. */
export interface Identity {
  name: string
  /** Masked name, '陈**': only the family name is shown. */
  nameMasked: string
  /** ID number, 18 characters with a valid check character. */
  idNumber: string
  /** Masked ID number, '330106********1234'. */
  idNumberMasked: string
  gender: Gender
  /** `YYYY-MM-DD`. */
  birthday: string
  /** Age in full years on the Beijing day of `now`. */
  age: number
}

/**
 * The identity of the person with this account: what the customer proved, else the persona's data. Two phones of one
 * persona are two people, so their ID numbers differ. {@link isVerified} says whether the identity is already proved.
 */
export function identityOf(customer: Customer): Identity {
  const { user, persona, now } = customer
  const { identity } = accountSeedOf(persona)
  const proved = user.slices.account?.proved ?? null
  const sequence = mixSeed(user.mobile) >>> 0
  const idNumber =
    proved?.idNumber ?? makeIdNumber(identity.areaCode, identity.birthday, sequence, identity.gender)
  const name = proved?.name ?? identity.name
  const birthday = birthdayOf(idNumber)
  return {
    name,
    nameMasked: maskName(name),
    idNumber,
    idNumberMasked: maskIdNumber(idNumber),
    gender: genderOf(idNumber),
    birthday,
    age: ageAt(birthday, beijingDay(now)),
  }
}

/** Whether the customer has proved their identity. */
export function isVerified({ user, persona }: Customer): boolean {
  return user.slices.account?.verified ?? accountSeedOf(persona).verified
}

/** Stores the proved identity. `idNumber` is a valid ID number in capital letters. */
export function verifyIdentity(customer: Customer, proved: { name: string; idNumber: string }): void {
  const state = sliceOf(accountSlice, customer)
  const known = identityOf(customer)
  state.verified = true
  if (proved.name !== known.name || proved.idNumber !== known.idNumber) state.proved = { ...proved }
}

/** Masks a name, '陈**', '李*': only the family name is shown. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return `${first}${'*'.repeat(Math.max(1, rest.length))}`
}
