import { describe, expect, it } from 'vitest'
import { RESULTS, type Sandbox } from '../index.ts'
import { mountOf, Person, publishRequest, serial, frozenSandbox } from '../testing/client.ts'

async function signedIn(sandbox: Sandbox): Promise<Person> {
  return new Person(mountOf(sandbox)).signIn()
}

describe('publishing again', () => {
  it('the same serialNumber with the same fields returns the first Content and makes no second loan', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    const request = await person.readyToPublish(serial(1))
    const first = await person.call('cash/publishV2', request)
    for (let k = 0; k < 5; k += 1) expect(await person.call('cash/publishV2', request)).toEqual(first)
    expect(sandbox.world().loanCount).toBe(1)
    expect(sandbox.log('default', 'cash/publishV2').map((entry) => entry.repeat)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('does not look at the order of fields', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    const request = await person.readyToPublish(serial(1))
    const first = await person.call('cash/publishV2', request)
    const turned = JSON.stringify(Object.fromEntries(Object.entries(request).reverse()))
    expect(await (await person.send('cash/publishV2', turned)).json()).toMatchObject({
      Result: 200,
      Content: first,
    })
  })

  it('refuses the same serialNumber with another body and changes nothing', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const before = sandbox.world()
    sandbox.changeClock({ advanceMs: 61_000 })
    const other = await person.readyToPublish(serial(1), { amount: 12_000 })
    expect(await person.refusal('cash/publishV2', other)).toEqual([
      RESULTS.conflict,
      '该笔申请已提交过其他内容，请返回借款页重新申请',
    ])
    expect(sandbox.world().loans).toEqual(before.loans)
  })

  it('makes one loan of twenty requests that arrive at once', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    const request = await person.readyToPublish(serial(1))
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => person.call('cash/publishV2', request)),
    )
    expect(new Set(replies.map((reply) => reply.loanId)).size).toBe(1)
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('makes a second loan for a new serialNumber: only the serial tells a repeat', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    const agreed = await person.terms()
    const signNo = await person.sign(agreed)
    await person.call('cash/publishV2', publishRequest(agreed, signNo, serial(1)))
    await person.call('cash/publishV2', publishRequest(agreed, signNo, serial(2)))
    expect(sandbox.world()).toMatchObject({ loanCount: 2, repeatedSerials: [] })
  })

  it('keeps a refused attempt repeatable: the same serial succeeds once the reason is gone', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    const request = await person.readyToPublish(serial(1))
    sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=45007' })
    expect((await person.refusal('cash/publishV2', request))[0]).toBe(RESULTS.noLender)
    await person.call('cash/publishV2', request)
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('keeps users apart: the same serialNumber of another user is another loan', async () => {
    const sandbox = frozenSandbox()
    const one = await signedIn(sandbox)
    const two = await new Person(mountOf(sandbox)).signIn('slow-audit')
    await one.call('cash/publishV2', await one.readyToPublish(serial(1)))
    await two.call('cash/publishV2', await two.readyToPublish(serial(1)))
    expect(sandbox.world().users.map((user) => user.loanCount)).toEqual([1, 1])
  })
})

describe('the mode that does not drop repeats', () => {
  it('makes a loan of every request and names the repeated serials', async () => {
    const sandbox = frozenSandbox()
    const person = await signedIn(sandbox)
    await person.admin('POST', 'mode', { dropRepeats: false })
    const request = await person.readyToPublish(serial(1))
    const first = await person.call('cash/publishV2', request)
    const second = await person.call('cash/publishV2', request)
    expect(second.loanId).not.toBe(first.loanId)
    expect(sandbox.world()).toMatchObject({ dropRepeats: false, loanCount: 2, repeatedSerials: [serial(1)] })
    const found = await person.call('cash/getLoanAfterProcessInfo', {
      typeId: 'publishStatus',
      serialNumber: serial(1),
      kooUserSource: 'APP',
    })
    expect(found).toMatchObject({ publishState: 'processed', loanId: first.loanId })
  })
})
