import { describe, expect, it } from 'vitest'
import { ORDER } from './orderState.ts'
import { merchantPersonas } from './personas/index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { merchantProofs } from './testing/proofs.ts'
import { statusOf } from './testing/shop.ts'

describe.each(merchantPersonas)('$name', ({ name, mobile }) => {
  it('proves what it demonstrates', async () => {
    const proof = merchantProofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    await proof?.(await new Person(mountOf(frozenSandbox())).signIn(name))
  })

  it('has a phone of the merchant domain', () => {
    expect(mobile).toMatch(/^138000005\d\d$/)
  })
})

describe('the personas together', () => {
  it('cover every status of the specification’s table', async () => {
    const seen = new Set<unknown>()
    for (const { name } of merchantPersonas) {
      seen.add(await statusOf(await new Person(mountOf(frozenSandbox())).signIn(name)))
    }
    expect([...Object.values(ORDER), null].filter((status) => !seen.has(status))).toEqual([])
  })
})
