import { describe, expect, it } from 'vitest'
import { MAGIC_INPUTS } from '../../src/magic/index.ts'
import { CARD_ENDINGS } from '../../src/magic/repayment.ts'
import { repaymentPersonas } from '../../src/personas/repayment.ts'
import { repaymentProofs } from './proofs.ts'
import { personOf } from './steps.ts'

describe.each(repaymentPersonas)('persona $name', ({ name, mobile }) => {
  it('shows what it says it shows', async () => {
    const proof = repaymentProofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    await proof?.((await personOf(name)).person)
  })

  it('has a phone of its domain', () => {
    expect(mobile).toMatch(/^138000004\d\d$/)
  })
})

describe('endings of cards', () => {
  it('are all in the table of inputs with a meaning', () => {
    const endings = MAGIC_INPUTS.filter((input) => input.field === '银行卡号末四位').map(
      (input) => input.value,
    )
    expect(endings).toEqual(expect.arrayContaining(Object.values(CARD_ENDINGS)))
    expect(new Set(endings).size).toBe(endings.length)
  })
})
