import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'

async function signedIn() {
  const sandbox = frozenSandbox()
  const person = await new Person(mountOf(sandbox)).signIn()
  const open = (typeId = 'cash', seenSerialNumber?: string) =>
    person.call('cash/queryOpenApplications', {
      typeId,
      ...(seenSerialNumber !== undefined && { seenSerialNumber }),
    })
  const stateOf = async (serialNumber: string) => {
    const request = { typeId: 'publishStatus', serialNumber, kooUserSource: 'APP' } as const
    const known = await person.call('cash/getLoanAfterProcessInfo', request)
    return known?.isClosed ? 'closed' : known?.publishState
  }
  return { sandbox, person, open, stateOf }
}

describe('open applications', () => {
  it('are the loans whose result the customer has not seen, also when its page was queried', async () => {
    const { person, open } = await signedIn()
    expect(await open()).toMatchObject({ applications: [] })
    const made = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const { listingId, loanId } = made
    expect((await open()).applications).toEqual([
      { serialNumber: serial(1), listingId, loanId, kind: 'cash' },
    ])
    expect((await open('staff')).applications).toEqual((await open()).applications)
    await person.call('cash/queryResultPage', { listingId })
    expect((await open()).applications).toHaveLength(1)
    expect((await open('cash', serial(2))).applications).toHaveLength(1)
    expect((await open('cash', serial(1))).applications).toEqual([])
    expect((await open()).applications).toEqual([])
  })

  it('end after a day', async () => {
    const { sandbox, person, open } = await signedIn()
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    sandbox.changeClock({ advanceMs: 25 * 3_600_000 })
    await person.signIn()
    expect((await open()).applications).toEqual([])
  })

  it('come with the number of the next one: the same until it was received, one for each kind', async () => {
    const { person, open } = await signedIn()
    const { serialNumber } = await open()
    expect((await open()).serialNumber).toBe(serialNumber)
    expect((await open('staff')).serialNumber).not.toBe(serialNumber)
    await person.call('cash/publishV2', await person.readyToPublish(serialNumber!))
    expect((await open()).serialNumber).not.toBe(serialNumber)
  })
})

describe('a serial number', () => {
  it('that was issued is closed by an application with another, and refused when it arrives late', async () => {
    const { sandbox, person, open, stateOf } = await signedIn()
    const { serialNumber } = await open()
    const late = await person.readyToPublish(serialNumber!)
    await person.call('cash/publishV2', { ...late, serialNumber: serial(1) })
    expect(await stateOf(serialNumber!)).toBe('closed')
    expect(await person.refusal('cash/publishV2', late)).toEqual([
      42116,
      '这笔申请已失效，没有产生借款，请重新确认',
    ])
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('that was issued for another kind of loan is closed too', async () => {
    const { person, open, stateOf } = await signedIn()
    const { serialNumber } = await open('staff')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(await stateOf(serialNumber!)).toBe('closed')
    expect((await open('staff')).serialNumber).not.toBe(serialNumber)
  })

  it('that became a loan by one call is a conflict for another call', async () => {
    const { sandbox, person } = await signedIn()
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const again = {
      amount: 10_000,
      loanPeriod: 12,
      userCardId: 'C1',
      loanUseCode: '10001',
      serialNumber: serial(1),
    }
    expect((await person.refusal('cash/publish', again))[0]).toBe(409)
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('that was queried is closed a minute later, not before, and never when it was received', async () => {
    const { sandbox, person, stateOf } = await signedIn()
    expect(await stateOf(serial(1))).toBe('notFound')
    expect(await stateOf(serial(2))).toBe('notFound')
    sandbox.changeClock({ advanceMs: 59_999 })
    expect(await stateOf(serial(1))).toBe('notFound')
    await person.call('cash/publishV2', await person.readyToPublish(serial(2)))
    sandbox.changeClock({ advanceMs: 1 })
    expect(await stateOf(serial(1))).toBe('closed')
    expect(await stateOf(serial(2))).toBe('processed')
    sandbox.changeClock({ advanceMs: 61_000 })
    const late = await person.readyToPublish(serial(1))
    expect((await person.refusal('cash/publishV2', late))[0]).toBe(42116)
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('that was issued and closed is not issued again', async () => {
    const { sandbox, open, stateOf } = await signedIn()
    const { serialNumber } = await open()
    await stateOf(serialNumber!)
    sandbox.changeClock({ advanceMs: 60_000 })
    expect(await stateOf(serialNumber!)).toBe('closed')
    expect((await open()).serialNumber).not.toBe(serialNumber)
  })
})
