import { describe, expect, it } from 'vitest'
import { MAGIC_INPUTS } from '../../src/magic/index.ts'
import { accountPersonas } from '../../src/personas/account.ts'
import { mountOf, Person, stillSandbox } from '../client.ts'
import { accountProofs } from './proofs.ts'

describe.each(accountPersonas)('persona $name', ({ name, mobile, shows }) => {
  it('shows what it says it shows', async () => {
    expect(accountProofs[name], `no proof of ${name}`).toBeDefined()
    await accountProofs[name]?.(await new Person(mountOf(stillSandbox())).signIn(name))
  })

  it('has a phone of the account domain and one sentence', () => {
    expect(mobile).toMatch(/^138000001\d\d$/)
    expect(shows).toMatch(/^\w.*\.$/)
  })
})

describe('the magic inputs of the account domain', () => {
  it('are in the one table', () => {
    const values = MAGIC_INPUTS.map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining(['0198', '0199']))
  })
})
