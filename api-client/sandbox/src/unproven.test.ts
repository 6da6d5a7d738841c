import { describe, expect, it } from 'vitest'
import type { WorldView } from './index.ts'
import { serial, type Person } from './testing/client.ts'
import { offerOf, taking } from './products/channel/testing/lead.ts'
import { CONTACTS, personaOf, tweaked } from './products/channel/testing/partner.ts'

/** Customers whom the loan button asks for something first (spec 4). */
const GAPS: Record<string, Record<string, unknown>> = {
  'without a face check': { faceAuth: 0 },
  'without a number': { idAuth: 0 },
  'without the front of the card': { idPhotoFrontAuth: 0 },
  'without the back of the card': { idPhotoBackAuth: 0 },
  'without contacts': { contactsAuth: 0 },
  'with one contact': { contactsAuth: 2 },
  'with contacts that are to be verified again': { contactsAuth: 3 },
  'with contacts that failed today': { contactsAuth: 4 },
  'whose verification has expired': { verifyTime: false },
}
const REFUSAL = [42131, '请先补充资料，再提交借款']
const LOAN = { serialNumber: serial(1), loanPeriod: 12, userCardId: 'C1' } as const

const loanCount = async (person: Person) => (await person.admin<WorldView>('GET', 'world')).loanCount

describe.each(Object.entries(GAPS))('a customer %s', (_who, auth) => {
  it('gets no loan by signed terms, and the number stays good', async () => {
    const person = await tweaked('old-customer', { auth })
    const request = await person.readyToPublish(serial(1))
    expect(await person.refusal('cash/publishV2', request)).toEqual(REFUSAL)
    expect(await loanCount(person)).toBe(0)
    // A refusal makes nothing of the number: it is good for the same request afterwards.
    expect(
      await person.call('cash/getLoanAfterProcessInfo', {
        typeId: 'publishStatus',
        serialNumber: serial(1),
        kooUserSource: 'APP',
      }),
    ).toMatchObject({ publishState: 'notFound', isClosed: false })
  })

  it.each([
    ['cash/publish', 'old-customer', { ...LOAN, amount: 5000, loanUseCode: '10001' }],
    ['staffCash/publish', 'staff', { ...LOAN, amount: 5000 }],
    ['cash/mixLoan', 'mixed', { ...LOAN, amount: 30_000, mixLoanAmount: 10_000 }],
  ] as const)('gets none by %s', async (call, persona, request) => {
    const person = await tweaked(persona, { auth })
    expect(await person.refusal(call, request)).toEqual(REFUSAL)
    expect(await loanCount(person)).toBe(0)
  })
})

it('a customer of one click whose contacts have failed since the offer gets none', async () => {
  const person = await personaOf('lead-new-style')
  const offer = await offerOf(person)
  const failing = CONTACTS.map((contact, at) => ({ ...contact, contactPhone: `1370000555${5 - at}` }))
  await person.call('channel/fillContacts', { contacts: failing })
  expect((await person.refusal('cash/oneClickLoanPublish', taking(offer)))[0]).toBe(42131)
})

it('a customer whom the button lets borrow whatever is missing gets one', async () => {
  const person = await tweaked('old-customer', { auth: { faceAuth: 0, loanButtonGray: true } })
  await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
  expect(await loanCount(person)).toBe(1)
})
