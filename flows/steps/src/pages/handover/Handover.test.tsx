import { HostProvider, useHost } from '@koo/flow'
import { memoryStorage, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { forgetRefusal, keepRefusal, lastRefusal } from '../../blocks/refusal.ts'
import { handover } from './step.ts'

const HOOK = 'channel/loginHook'
const TOKEN = 'siku.13800000320'

const open = (partnerToken?: string, options: OpenPageOptions<object> = {}) =>
  openPage(handover(), {
    persona: 'siku-start',
    signedIn: false,
    ...(partnerToken !== undefined && { host: { credential: partnerToken } }),
    ...options,
  })

describe('a credential of a partner', () => {
  it('is sent once, and its session is taken over', async () => {
    const { exits, calls, host } = await open(TOKEN)
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(HOOK).map(({ request }) => request)).toEqual([{ partnerToken: TOKEN }])
    expect(host.adopted).toHaveLength(1)
    expect(host.adopted[0]).toMatchObject({ expiresIn: expect.any(Number), token: expect.any(String) })
  })

  it('is sent once also where React mounts a page twice', async () => {
    const { exits, calls } = await open(TOKEN, {
      around: (page) => <StrictMode>{page}</StrictMode>,
      host: { credential: TOKEN },
    })
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(HOOK)).toHaveLength(1)
  })

  it('that has expired leads to the refusal, with the reason of the server', async () => {
    const { exits, host } = await open(`${TOKEN}.expired`)
    await expect.poll(() => exits).toEqual([{ name: 'failed', query: undefined }])
    expect(lastRefusal(host)).toBe('登录凭证已过期，请返回合作方重新进入')
    expect(host.adopted).toEqual([])
  })

  it('that is empty is not sent', async () => {
    // The former customer is still signed in, and must not be taken for the one of the credential.
    const memory = memoryStorage()
    keepRefusal({ memory }, '登录凭证已过期，请返回合作方重新进入')
    const { exits, calls, host } = await open('', { signedIn: true, host: { credential: '', memory } })
    await expect.poll(() => exits).toEqual([{ name: 'failed', query: undefined }])
    expect(calls(HOOK)).toEqual([])
    // The reason of an earlier credential is not shown for this one.
    expect(lastRefusal(host)).toBeNull()
  })

  it('is sent again after a lost connection, and is in no storage and no event', async () => {
    const memory = new Map<string, string>()
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    }
    const { tap, exits, text, host } = await open(undefined, {
      host: { credential: TOKEN, memory: storage, store: storage, entry: storage },
      faults: [{ match: HOOK, fault: 'drop=after', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    expect(exits).toEqual([])
    await tap('重试')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(JSON.stringify([[...memory], host.events, location.href])).not.toContain('13800000320')
  })

  it('of the film-ticket partner goes to its own calls', async () => {
    const { exits, calls } = await openPage(handover({ group: 'creditMaoYan' }), {
      persona: 'maoyan-start',
      signedIn: false,
      host: { credential: 'maoyan.13800000310' },
    })
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls('creditMaoYan/loginHook')).toHaveLength(1)
  })
})

describe('a credential for another customer than the one who is signed in', () => {
  /** The customer of the phone; the partner brings the one of the credential. */
  const openAsAnother = async (prepare?: (world: SandboxWorld) => unknown) => {
    const opened = await open(TOKEN, {
      prepare(world) {
        world.signIn({ persona: 'old-customer', mobile: '13800000399' })
        return prepare?.(world)
      },
    })
    await expect.element(opened.text(copy.another.title)).toBeVisible()
    return opened
  }

  it('asks before anybody is signed in, and names neither in full', async () => {
    const { exits, host, text } = await openAsAnother()
    await expect.element(text('138 •••• 0399')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/13800000399|13800000320/)
    expect([exits, host.adopted]).toEqual([[], []])
  })

  it('keeps the customer who is signed in, when they say so, and is not asked again', async () => {
    const { exits, host, tap } = await openAsAnother()
    await tap(copy.another.stay)
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect([host.adopted, host.partnerToken()]).toEqual([[], null])
  })

  it('changes to the other one, when they say so', async () => {
    const { exits, host, tap } = await openAsAnother()
    await tap(copy.another.change)
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(host.adopted).toHaveLength(1)
  })

  it('asks without the number when the server names it in full', async () => {
    const body = { Result: 200, ResultMessage: '', Content: { mobile: '13800000399' } }
    const { text, calls, clock } = await openAsAnother((world) =>
      world.sandbox.addFaults('default', { match: 'user/selectUserData', fault: { kind: 'reply', body } }),
    )
    await expect.poll(() => calls('user/selectUserData')).toHaveLength(1)
    // The reply is there, and the page has shown what it takes from it.
    await clock.advance(1_000)
    await expect.element(text(copy.another.text)).toBeVisible()
    expect(document.body.textContent).not.toContain('13800000399')
  })

  it('asks without the number when the server does not say it', async () => {
    const { text, tap, exits } = await openAsAnother((world) =>
      world.sandbox.addFaults('default', { match: 'user/selectUserData', fault: 'http=500' }),
    )
    await expect.element(text(copy.another.text)).toBeVisible()
    await tap(copy.another.stay)
    await expect.poll(() => exits).toHaveLength(1)
  })
})

it('a credential for the customer who is signed in goes through without a question', async () => {
  const { exits, host } = await open(TOKEN, { signedIn: true })
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  expect(host.adopted).toHaveLength(1)
})

describe('the form of a credential', () => {
  it.each([
    ['Base64', 'ab+cd/ef==', 1],
    ['two parts and a signature', 'eyJhbGciOiJIUzI1NiJ9.e30~x:y', 1],
    ['one character', 'a', 1],
    ['512 characters', 'a.B_c-9z'.repeat(64), 1],
    ['a blank at its end', `${TOKEN} `, 1],
    ['Chinese', '合作方的登录凭证一二三', 1],
    ['nothing', '', 0],
  ])('with %s is judged by the gateway', async (_name, token, sent) => {
    const { exits, calls } = await open(token, { signedIn: true })
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(HOOK).map(({ request }) => request)).toEqual(sent === 0 ? [] : [{ partnerToken: token }])
    expect(exits[0]?.name).toBe('failed')
  })
})

describe('a sign-in that fails', () => {
  it('for another reason than the credential says it, and is no refusal', async () => {
    const { text, tap, exits, host, world } = await open(TOKEN, {
      faults: [{ match: HOOK, fault: 'result=42020' }],
    })
    await expect.element(text('系统异常，请稍后重试')).toBeVisible()
    expect([exits, lastRefusal(host)]).toEqual([[], null])
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
  })

  it('is busy again while it is repeated', async () => {
    const { text, tap } = await open(TOKEN, {
      faults: [
        { match: HOOK, fault: 'drop=before', times: 1 },
        { match: HOOK, fault: 'hang=before' },
      ],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.title)).toBeVisible()
    await expect.element(text(copy.failed)).not.toBeInTheDocument()
  })

  it('because the host does not take the session over leads to the refusal', async () => {
    const { exits, host } = await open(TOKEN, { around: (shown) => <Refusing>{shown}</Refusing> })
    await expect.poll(() => exits).toEqual([{ name: 'failed', query: undefined }])
    expect(lastRefusal(host)).toBeNull()
  })
})

/** A host that cannot keep a session. */
function Refusing({ children }: { children: ReactNode }) {
  const host = { ...useHost(), adopt: () => Promise.resolve(false) }
  return <HostProvider host={host}>{children}</HostProvider>
}

describe('the reason of a refusal', () => {
  it('is kept until it is forgotten', () => {
    const host = { memory: memoryStorage() }
    expect(lastRefusal(host)).toBeNull()
    keepRefusal(host, '登录凭证已过期')
    keepRefusal(host, '请返回合作方重新进入')
    expect(lastRefusal(host)).toBe('请返回合作方重新进入')
    forgetRefusal(host)
    expect(lastRefusal(host)).toBeNull()
  })

  it.each(['', '{', 'null', '3', '"text"', '[]', '{}', '{"reason":null}', '{"reason":3}'])(
    'is none when the storage has %j',
    (kept) => {
      const host = { memory: memoryStorage() }
      host.memory.setItem('partner_refusal', kept)
      expect(lastRefusal(host)).toBeNull()
    },
  )
})

describe('without a credential', () => {
  it('a customer who is signed in goes on', async () => {
    const { exits, calls } = await open(undefined, { signedIn: true })
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(calls(HOOK)).toEqual([])
  })

  it('nobody is signed in', async () => {
    const { exits } = await open()
    await expect.poll(() => exits).toEqual([{ name: 'failed', query: undefined }])
  })
})
