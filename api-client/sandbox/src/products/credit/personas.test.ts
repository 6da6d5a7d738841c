import { describe, expect, it } from 'vitest'
import { creditMagic } from '../../people/credit/magic.ts'
import { creditPersonas } from './personas/index.ts'
import { creditProofs } from './testing/proofs.ts'
import { signedIn } from './testing/setting.ts'

describe.each(creditPersonas)('persona $name', ({ name, mobile, shows }) => {
  it('proves what it demonstrates', async () => {
    const { person } = await signedIn(name)
    const proof = creditProofs[name]
    expect(proof).toBeDefined()
    await proof?.(person)
  })

  it('has a phone of this domain and a sentence', () => {
    expect(mobile).toMatch(/^138000002\d\d$/)
    expect(shows.en).toMatch(/^\w.*\.$/)
  })
})

it('each magic input is documented once', () => {
  const rows = creditMagic.map(({ field, value, effect }) => `${field} ${value} ${effect.en}`)
  expect(new Set(rows).size).toBe(rows.length)
})
