import { describe, expect, it } from 'vitest'
import { channelPersonas } from './personas/index.ts'
import { personaOf } from './testing/partner.ts'
import { channelProofs } from './testing/proofs.ts'

describe('the personas of the channel domain', () => {
  it.each(channelPersonas)('$name proves what it demonstrates', async ({ name }) => {
    const proof = channelProofs[name]
    expect(proof, `no proof of ${name}`).toBeDefined()
    await proof?.(await personaOf(name))
  })

  it('have phones of their own, all in 03xx', () => {
    const endings = channelPersonas.map(({ mobile }) => mobile.slice(-4))
    expect(new Set(endings).size).toBe(channelPersonas.length)
    for (const ending of endings) expect(ending).toMatch(/^03\d\d$/)
    expect(Object.keys(channelProofs).sort()).toEqual(channelPersonas.map(({ name }) => name).sort())
  })
})
