import { describe, expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

const BACK = 'https://koo.example/pages/credit/login?from=oauth'
const MINUTE = 60_000

/** The query with which the messenger's page sends the browser back. */
async function authorise(person: Person, outcome: string, kind = 'wechat'): Promise<URLSearchParams> {
  const query = new URLSearchParams({ kind, redirect_uri: BACK, state: 's1' })
  const response = await person.mount.fetch(`${person.mount.origin}/__sandbox/oauth?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome, mobile: '13800000003' }),
  })
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.href).toMatch(/^https:\/\/koo\.example\/pages\/credit\/login\?/)
  return back.searchParams
}

describe('signing in by a messenger', () => {
  it.each(['wechat', 'miniProgram', 'wecom'] as const)('works once with the code of %s', async (kind) => {
    const person = new Person(mountOf(frozenSandbox()))
    const back = await authorise(person, 'agree', kind)
    expect([back.get('state'), back.get('from'), back.get('error')]).toEqual(['s1', 'oauth', null])
    const code = back.get('code') ?? ''
    const { token } = await person.call('user/messengerLogin', { code, kind })
    person.token = token
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' }), 'no-card').toEqual([])
    expect(await person.refusal('user/messengerLogin', { code, kind })).toEqual([
      42130,
      '微信授权已失效，请重新授权',
    ])
  })

  it('goes back without a code when the customer refuses', async () => {
    const back = await authorise(new Person(mountOf(frozenSandbox())), 'refuse')
    expect([back.get('code'), back.get('error'), back.get('state')]).toEqual([null, 'access_denied', 's1'])
  })

  it('refuses a code of another messenger, and one that is five minutes old', async () => {
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    const code = (await authorise(person, 'agree')).get('code') ?? ''
    expect((await person.refusal('user/messengerLogin', { code, kind: 'wecom' }))[0]).toBe(42130)
    sandbox.changeClock({ advanceMs: 5 * MINUTE })
    expect((await person.refusal('user/messengerLogin', { code, kind: 'wechat' }))[0]).toBe(42130)
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['nowhere', ''],
  ])('does not redirect to %s', async (_title, address) => {
    const person = new Person(mountOf(frozenSandbox()))
    const query = new URLSearchParams(address === '' ? {} : { redirect_uri: address })
    const response = await person.mount.fetch(`${person.mount.origin}/__sandbox/oauth?${query}`)
    expect(response.status).toBe(400)
  })
})

describe('the login of the native app', () => {
  const poll = async (person: Person) =>
    (await person.admin<{ token: string | null }>('GET', 'native-login')).token

  it('has a token after the set number of polls', async () => {
    const person = new Person(mountOf(frozenSandbox()))
    await person.admin('POST', 'native-login', { polls: 2, mobile: '13800000003' })
    expect([await poll(person), await poll(person)]).toEqual([null, null])
    person.token = await poll(person)
    expect(await person.call('user/queryIdentity', {})).toMatchObject({ mobile: '138****0003' })
    expect(await person.call('user/refreshToken', {})).toHaveProperty('userId')
  })

  it('can be set to never have one; by default it has one at once', async () => {
    const person = new Person(mountOf(frozenSandbox()))
    expect(await poll(person)).toEqual(expect.any(String))
    await person.admin('POST', 'native-login', { polls: null })
    for (let k = 0; k < 60; k += 1) expect(await poll(person)).toBeNull()
    const wrong = await person.mount.fetch(`${person.mount.origin}/__sandbox/native-login`, {
      method: 'POST',
      body: JSON.stringify({ polls: -1 }),
    })
    expect(wrong.status).toBe(400)
  })
})
