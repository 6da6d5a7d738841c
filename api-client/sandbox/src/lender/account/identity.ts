import { mixSeed } from '../../random.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { beijingDay } from '../calendar.ts'
import { ageAt, birthdayOf, genderOf, makeIdNumber, maskIdNumber, type Gender } from './id-number.ts'
import { accountSeedOf } from './seed.ts'

/** Who a customer is. */
export interface Identity {
  name: string
  /** '陈**': the family name shows. */
  nameMasked: string
  /** Resident number, 18 characters with a right check character. */
  idNumber: string
  /** '330106********1234'. */
  idNumberMasked: string
  gender: Gender
  /** `YYYY-MM-DD`. */
  birthday: string
  /** Full years on the Beijing day of `now`. */
  age: number
}

/**
 * Who the person behind an account is: what the customer proved, else what the persona has. Two phones of one persona
 * are two people, so their resident numbers differ. Whether the lender knows it yet says {@link isVerified}.
 */
export function identityOf(origin: Origin): Identity {
  const { user, persona, now } = origin
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

/** Whether the customer has shown who they are. */
export function isVerified({ user, persona }: Origin): boolean {
  return user.slices.account?.verified ?? accountSeedOf(persona).verified
}

/** Keeps that the customer has shown who they are. `idNumber` is a valid resident number in capitals. */
export function verifyIdentity(origin: Origin, proved: { name: string; idNumber: string }): void {
  const state = sliceOf('account', origin)
  const known = identityOf(origin)
  state.verified = true
  if (proved.name !== known.name || proved.idNumber !== known.idNumber) state.proved = { ...proved }
}

/** '陈**', '李*': the family name shows. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return `${first}${'*'.repeat(Math.max(1, rest.length))}`
}
