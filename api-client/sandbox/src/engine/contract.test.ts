import { afterEach, describe, expect, it } from 'vitest'
import { ReplyContractError } from './contract.ts'
import { domains } from '../products/index.ts'
import { Refusal, RESULTS } from './results.ts'
import { mountOf, Person, frozenSandbox } from '../testing/client.ts'

const originalHandlers = { ...domains.handlers }
afterEach(() => {
  Object.assign(domains.handlers, originalHandlers)
})

describe('a handler', () => {
  it('that returns something the contract does not allow throws, and its changes are not saved', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    domains.handlers['cash/queryGray'] = (_, { world }) => {
      world.dropRepeats = false
      return { pollPeriod: Number.NaN }
    }
    const broken = person.send('cash/queryGray', { typeId: '6' })
    await expect(broken).rejects.toThrow(ReplyContractError)
    await expect(broken).rejects.toThrow('reply of cash/queryGray: pollPeriod')
    expect(sandbox.world().dropRepeats).toBe(true)
  })

  it('that refuses with a code the contract does not list for the call throws', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    domains.handlers['cash/queryGray'] = () => {
      throw new Refusal(RESULTS.cardUnusable)
    }
    await expect(person.send('cash/queryGray', { typeId: '6' })).rejects.toThrow(
      'reply of cash/queryGray: the contract lists no refusal 42113',
    )
    domains.handlers['cash/queryGray'] = () => {
      throw new Refusal(RESULTS.systemError)
    }
    expect((await person.refusal('cash/queryGray', { typeId: '6' }))[0]).toBe(RESULTS.systemError)
  })

  it('that is missing gives Result 501 with its path, and the list of calls shows it', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    delete domains.handlers['cash/queryGray']
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
