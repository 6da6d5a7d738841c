import { describe, expect, it } from 'vitest'
import { MAGIC_INPUTS } from '../../index.ts'
import { accountPersonas } from './personas/index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { accountProofs } from './testing/proofs.ts'

describe.each(accountPersonas)('persona $name', ({ name, mobile, shows }) => {
  it('proves what it demonstrates', async () => {
    expect(accountProofs[name], `no proof of ${name}`).toBeDefined()
    await accountProofs[name]?.(await new Person(mountOf(frozenSandbox())).signIn(name))
  })

  it('has a phone of the account domain and one sentence', () => {
    expect(mobile).toMatch(/^138000001\d\d$/)
    expect(shows.en).toMatch(/^\w.*\.$/)
  })
})

describe('the magic inputs of the account domain', () => {
  it('are in the one table', () => {
    const values = MAGIC_INPUTS.map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining(['0198', '0199']))
  })
})
