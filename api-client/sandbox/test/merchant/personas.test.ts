import { describe, expect, it } from 'vitest'
import { ORDER } from '../../src/lender/merchant/order-state.ts'
import { merchantPersonas } from '../../src/personas/merchant.ts'
import { mountOf, Person, stillSandbox } from '../client.ts'
import { merchantProofs } from './proofs.ts'
import { statusOf } from './shop.ts'

describe.each(merchantPersonas)('$name', ({ name, mobile }) => {
  it('shows what it says it shows', async () => {
    const proof = merchantProofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    await proof?.(await new Person(mountOf(stillSandbox())).signIn(name))
  })

  it('has a phone of the merchant domain', () => {
    expect(mobile).toMatch(/^138000005\d\d$/)
  })
})

describe('the personas together', () => {
  it('stand at every status of the specification’s table', async () => {
    const seen = new Set<unknown>()
    for (const { name } of merchantPersonas) {
      seen.add(await statusOf(await new Person(mountOf(stillSandbox())).signIn(name)))
    }
    expect([...Object.values(ORDER), null].filter((status) => !seen.has(status))).toEqual([])
  })
})
