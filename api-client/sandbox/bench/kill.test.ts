import { describe, expect, it } from 'vitest'
import { killRounds } from './kill.ts'

const ROUNDS = 5

describe('a sandbox killed in the middle of loans, repayments, top-ups, coupons, cards and complaints', () => {
  it('has lost no acknowledged write and made none twice', async () => {
    const figures = await killRounds(ROUNDS)
    expect(figures).toMatchObject({ rounds: ROUNDS, lost: [], twice: [] })
    expect(figures.acknowledged, 'kills came in the middle').toBeGreaterThan(5 * ROUNDS)
    expect(figures.repeated, 'something was under way').toBeGreaterThan(ROUNDS)
  }, 120_000)
})
