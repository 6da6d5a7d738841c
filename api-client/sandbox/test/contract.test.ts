import { afterEach, describe, expect, it } from 'vitest'
import { ReplyContractError } from '../src/contract.ts'
import { handlers } from '../src/handlers/index.ts'
import { mountOf, Person, stillSandbox } from './client.ts'

const kept = { ...handlers }
afterEach(() => {
  Object.assign(handlers, kept)
})

describe('a handler', () => {
  it('that answers what the contract does not allow throws, and nothing it did is saved', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    handlers['cash/queryGray'] = (_, { world }) => {
      world.dropRepeats = false
      return { pollPeriod: Number.NaN }
    }
    const broken = person.send('cash/queryGray', { typeId: '6' })
    await expect(broken).rejects.toThrow(ReplyContractError)
    await expect(broken).rejects.toThrow('reply of cash/queryGray: pollPeriod')
    expect(sandbox.world().dropRepeats).toBe(true)
  })

  it('that is missing answers Result 501 by name, and the list of calls says so', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    delete handlers['cash/queryGray']
    expect(await person.refusal('cash/queryGray', { typeId: '6' })).toEqual([
      501,
      '沙箱未实现该接口：cash/queryGray',
    ])
    const calls = await person.admin<Array<{ path: string; answered: boolean }>>('GET', 'calls')
    const unanswered = calls.filter((call) => !call.answered).map((call) => call.path)
    expect(unanswered).toContain('cash/queryGray')
    expect(unanswered).not.toContain('cash/getAmount')
  })
})
