import { describe, expect, it } from 'vitest'
import { MAGIC_INPUTS } from '../../index.ts'
import { CARD_ENDINGS } from '../../ledger/cards/magic.ts'
import { repaymentPersonas } from './personas/index.ts'
import { repaymentProofs } from './testing/proofs.ts'
import { personOf } from './testing/steps.ts'

describe.each(repaymentPersonas)('persona $name', ({ name, mobile }) => {
  it('proves what it demonstrates', async () => {
    const proof = repaymentProofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    await proof?.((await personOf(name)).person)
  })

  it('has a phone of its domain', () => {
    expect(mobile).toMatch(/^138000004\d\d$/)
  })
})

describe('endings of cards', () => {
  it('are all magic inputs', () => {
    const endings = MAGIC_INPUTS.filter((input) => input.field === '银行卡号末四位').map(
      (input) => input.value,
    )
    expect(endings).toEqual(expect.arrayContaining(Object.values(CARD_ENDINGS)))
    expect(new Set(endings).size).toBe(endings.length)
  })
})
