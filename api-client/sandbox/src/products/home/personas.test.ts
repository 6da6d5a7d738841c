import { describe, expect, it } from 'vitest'
import { homePersonas } from './personas/index.ts'
import { homeProofs } from './testing/proofs.ts'
import { customer } from './testing/shop.ts'

describe.each(homePersonas.map(({ name }) => name))('persona %s', (name) => {
  it('proves what it demonstrates', async () => {
    expect(homeProofs[name], `no proof of ${name}`).toBeDefined()
    await homeProofs[name]?.(await customer(name))
  })
})
