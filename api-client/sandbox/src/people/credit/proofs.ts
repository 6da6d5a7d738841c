import { loanButton, readLoanButtonAuth } from '@koo/pricing'
import type { Persona } from '../../engine/persona.ts'
import type { Customer } from '../../engine/customer.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sliceOf } from '../../engine/slices.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { isVerified } from '../account/identity.ts'
import { creditSeedOf } from './seed.ts'
import { creditOf, creditSlice } from './fresh.ts'
import type { ProofName } from './state.ts'

export type { ProofName } from './state.ts'

/** The proofs of a customer: those from the persona and those given since the start. */
export function proofsOf(customer: Customer): Record<ProofName, boolean> {
  const { given } = creditOf(customer)
  const { auth, credit } = customer.persona
  const seed = creditSeedOf({ credit })
  const has = (name: ProofName, before: boolean): boolean => before || given.includes(name)
  const idNumber = has('idNumber', isOn(auth.idAuth) && isVerified(customer))
  const idFront = has('idFront', isOn(auth.idPhotoFrontAuth))
  const idBack = has('idBack', isOn(auth.idPhotoBackAuth))
  return {
    idNumber,
    idFront,
    idBack,
    ocr: has('ocr', isOn(auth.idPhotoFrontAuth) && isOn(auth.idPhotoBackAuth)),
    face: has('face', isOn(auth.faceAuth)),
    contacts: contactsAuthOf(customer) === 1,
    baseInfo: has('baseInfo', seed.baseInfo),
    video: has('video', seed.lastVideo === 'success'),
  }
}

/** The proofs of `names` that are missing, in that order. */
export function missingProofs(customer: Customer, names: readonly ProofName[]): ProofName[] {
  const proofs = proofsOf(customer)
  return names.filter((name) => !proofs[name])
}

/** Records that a customer gave a proof; repeats change nothing. */
export function giveProof(customer: Customer, name: ProofName): void {
  const { given } = sliceOf(creditSlice, customer)
  if (!given.includes(name)) given.push(name)
}

/**
 * What the loan button requires first: the persona's own gaps, without those that were closed by a proof since. A face
 * check or contacts renew the time of verification.
 */
export function loanButtonAuthOf(customer: Customer): Persona['auth'] {
  const { auth } = customer.persona
  const proofs = proofsOf(customer)
  const { given } = creditOf(customer)
  const renewed = given.includes('face') || given.includes('contacts')
  return {
    ...auth,
    faceAuth: proofs.face ? 1 : 0,
    idAuth: proofs.idNumber ? 1 : 0,
    idPhotoFrontAuth: proofs.idFront ? 1 : 0,
    idPhotoBackAuth: proofs.idBack ? 1 : 0,
    contactsAuth: contactsAuthOf(customer),
    verifyTime: auth.verifyTime === false ? renewed : (auth.verifyTime ?? null),
  }
}

/** Refuses a loan (42131) to a customer whom the loan button asks for a proof first, whatever page the request comes from. */
export function refuseWithoutProofs(customer: Customer): void {
  const { status } = loanButton(readLoanButtonAuth(loanButtonAuthOf(customer)))
  if (status !== 0) throw new Refusal(RESULTS.stepMissing, '请先补充资料，再提交借款')
}

/**
 * State of the emergency contacts: 0 none, 1 complete, 2 incomplete, 3 to be verified again, 4 failed today and barred
 * until tomorrow.
 */
export function contactsAuthOf(customer: Customer): 0 | 1 | 2 | 3 | 4 {
  const { contacts, contactsFailedOn } = creditOf(customer)
  if (contactsFailedOn === beijingDay(customer.now)) return 4
  const needed = [1, 2].map((level) => contacts.find((contact) => contact.contactLevel === level))
  if (needed.every((contact) => contact === undefined)) return 0
  if (needed.some((contact) => contact === undefined)) return 2
  return needed.every((contact) => contact?.valid) ? 1 : 3
}

function isOn(flag: Persona['auth'][keyof Persona['auth']]): boolean {
  return Number(flag ?? 0) !== 0
}
