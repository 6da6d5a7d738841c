import { creditSlice } from './fresh.ts'
import { ID_SEQUENCES } from './magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { ageAt, birthdayOf, isIdNumber } from '../account/idNumber.ts'
import { verifyIdentity } from '../account/identity.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { giveProof } from './proofs.ts'

/** Minimum and maximum age of customers. */
const YOUNGEST = 18
const OLDEST = 60

const NAME_FORM = /^[\p{Script=Han}A-Za-z·]{1,20}$/u

/**
 * Saves name and ID number of a customer as proved, or refuses them with a text for the customer.
 *
 * @param person both as typed; blanks and small letters are accepted
 */
export function proveIdNumber(customer: Customer, person: { name: string; idNumber: string }): void {
  const name = person.name.replaceAll(/\s/g, '')
  const idNumber = person.idNumber.replaceAll(/\s/g, '').toUpperCase()
  const today = beijingDay(customer.now)
  if (!NAME_FORM.test(name)) throw new Refusal(RESULTS.badRequest, '姓名填写有误，请检查后重试')
  if (!isIdNumber(idNumber, today)) throw new Refusal(RESULTS.badRequest, '身份证号填写有误，请检查后重试')
  const age = ageAt(birthdayOf(idNumber), today)
  if (age < YOUNGEST || age > OLDEST) {
    throw new Refusal(RESULTS.idNumberRefused, `仅支持${YOUNGEST}至${OLDEST}周岁的客户申请`)
  }
  const sequence = idNumber.slice(14, 17)
  if (sequence === ID_SEQUENCES.mismatch) throw new Refusal(RESULTS.idNumberRefused)
  if (sequence === ID_SEQUENCES.taken || isTaken(customer, idNumber)) {
    throw new Refusal(RESULTS.idNumberRefused, '该身份证号已在其他账号完成认证')
  }
  verifyIdentity(customer, { name, idNumber })
  giveProof(customer, 'idNumber')
  sliceOf(creditSlice, customer).forced = forcedBy(sequence)
}

function forcedBy(sequence: string): 'failure' | 'slow' | null {
  if (sequence === ID_SEQUENCES.assessmentFails) return 'failure'
  return sequence === ID_SEQUENCES.assessmentSlow ? 'slow' : null
}

/** Whether another customer of this world has proved this number. */
function isTaken({ world, user }: Customer, idNumber: string): boolean {
  return world.users.some(
    (other) => other.userId !== user.userId && other.slices.account?.proved?.idNumber === idNumber,
  )
}
