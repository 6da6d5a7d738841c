import { describe, expect, it } from 'vitest'
import { creditMagic } from '../../src/magic/credit.ts'
import { creditPersonas } from '../../src/personas/credit.ts'
import { creditProofs } from './proofs.ts'
import { signedIn } from './setting.ts'

describe.each(creditPersonas)('persona $name', ({ name, mobile, shows }) => {
  it('shows what it says it shows', async () => {
    const { person } = await signedIn(name)
    const proof = creditProofs[name]
    expect(proof).toBeDefined()
    await proof?.(person)
  })

  it('has a phone of this domain and a sentence', () => {
    expect(mobile).toMatch(/^138000002\d\d$/)
    expect(shows).toMatch(/^[\w].*\.$/)
  })
})

describe('inputs with a meaning', () => {
  it('are documented once each', () => {
    const rows = creditMagic.map(({ field, value, effect }) => `${field} ${value} ${effect}`)
    expect(new Set(rows).size).toBe(rows.length)
    for (const { effect } of creditMagic) expect(effect).toMatch(/\.$/)
  })
})
