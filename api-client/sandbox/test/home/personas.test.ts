import { describe, expect, it } from 'vitest'
import { homePersonas } from '../../src/personas/home.ts'
import { homeProofs } from './proofs.ts'
import { customer } from './shop.ts'

describe.each(homePersonas.map(({ name }) => name))('persona %s', (name) => {
  it('shows what it says it shows', async () => {
    expect(homeProofs[name], `no proof of ${name}`).toBeDefined()
    await homeProofs[name]?.(await customer(name))
  })
})
