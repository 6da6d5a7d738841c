import type { Calls } from '@koo/api-client/registry'
import type { Sandbox } from '../../../index.ts'
import { mountOf, Person, serial, frozenSandbox } from '../../../testing/client.ts'

/** A customer in a separate sandbox; `later` moves the clock by some seconds and signs in again. */
export async function merchant(
  persona?: string,
): Promise<{ sandbox: Sandbox; person: Person; later: (seconds: number) => Promise<void> }> {
  const sandbox = frozenSandbox()
  const person = await new Person(mountOf(sandbox)).signIn(persona)
  return {
    sandbox,
    person,
    async later(seconds) {
      sandbox.changeClock({ advanceMs: Math.round(seconds * 1000) })
      await person.signIn(persona)
    },
  }
}

export const DAY = 86_400

/** The current status of the application. */
export async function statusOf(person: Person): Promise<Calls['merchant/getLoanData']['content']['status']> {
  return (await person.call('merchant/getLoanData', {})).status
}

/** Sends one picture; returns its key. */
export async function upload(person: Person, type: string, name = 'photo.jpg'): Promise<string> {
  const file = new File([`${type} ${name}`], name, { type: 'image/jpeg' })
  return (await person.call('merchant/uploadPicture', { file, type })).key ?? ''
}

/**
 * All steps up to the submitted application, with serial numbers from `first` on; `contactPhone` may force its outcome.
 */
export async function submitOrder(
  person: Person,
  wanted: Partial<Calls['merchant/createSalesOrder']['request']> & { amount?: number; first?: number } = {},
): Promise<string> {
  const { amount = 100_000, first = 90, ...order } = wanted
  await person.call('merchant/preAudit', {})
  const { orderNum } = await person.call('merchant/createSalesOrder', {
    serialNumber: serial(first),
    ...order,
  })
  await upload(person, 'certificate')
  await person.call('merchant/applyAmount', { serialNumber: serial(first + 1), amount, orderNum })
  return orderNum
}

/** A publish request of a merchant loan, with a code that was just sent. */
export async function readyToPublish(
  person: Person,
  wanted: Partial<Calls['merchant/publish']['request']> = {},
): Promise<Calls['merchant/publish']['request']> {
  await person.call('merchant/sendSms', { type: 1 })
  return {
    serialNumber: serial(1),
    amount: '20000.00',
    loanPeriod: 12,
    userCardId: 'C1',
    loanUseCode: '10001',
    verifyCode: '123456',
    ...wanted,
  }
}
