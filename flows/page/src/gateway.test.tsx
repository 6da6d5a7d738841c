import { GatewayError, type Gateway } from '@koo/api-client'
import { cashGetAmount } from '@koo/api-client/calls'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { GatewayProvider, useGateway } from './gateway.tsx'
import { sandboxWorld } from './testing/index.ts'
import { Stage } from './testing/Stage.tsx'
import { stageHost } from './testing/stageHost.tsx'

const OTHER = { mobile: '13900000007' }

/** The gateways that two pages got, newest last, and what a page below another gateway got. */
async function open(below?: Gateway) {
  const world = sandboxWorld()
  const host = stageHost(world)
  const given: Gateway[] = []
  const Page = () => {
    const gateway = useGateway()
    if (!given.includes(gateway)) given.push(gateway)
    return null
  }
  await render(
    <Stage world={world} host={host}>
      <Page />
      <Page />
      {below && (
        <GatewayProvider gateway={below}>
          <Page />
        </GatewayProvider>
      )}
    </Stage>,
  )
  return { world, host, given, sent: () => world.sandbox.log('default', 'cash/getAmount') }
}

describe('the gateway of a page, when another customer signs in', () => {
  it('sends nothing more: it would be sent as theirs', async () => {
    const { world, given, sent } = await open()
    world.signIn(OTHER)
    await expect(cashGetAmount(given[0]!)).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent()).toHaveLength(0)
    await expect.poll(() => given).toHaveLength(2)
    await cashGetAmount(given[1]!)
    expect(sent()).toHaveLength(1)
  })

  it('sends nothing more also before this tab is told of it', async () => {
    const { host, given, sent } = await open()
    host.userId = () => 'another-customer'
    await expect(cashGetAmount(given[0]!)).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent()).toHaveLength(0)
  })

  it('ends what is running as aborted, which no page says anything about', async () => {
    const { world, given } = await open()
    world.sandbox.addFaults('default', { match: 'cash/getAmount', fault: 'hang=before' })
    const running = cashGetAmount(given[0]!).catch((error: unknown) => error)
    world.signIn(OTHER)
    const ended = await running
    expect(ended).toBeInstanceOf(GatewayError)
    expect(ended).toMatchObject({ kind: 'aborted' })
  })

  it('is the same one after a session that has ended', async () => {
    const { world, given } = await open()
    world.sandbox.expireSessions('default')
    await expect(cashGetAmount(given[0]!)).rejects.toMatchObject({ kind: 'session' })
    await expect.poll(() => world.userId()).toBeNull()
    world.signIn()
    await cashGetAmount(given[0]!)
    expect(given).toHaveLength(1)
  })
})

describe('the gateway of a page', () => {
  it('is the same one for all pages of the customer, and another one below another gateway', async () => {
    expect((await open()).given).toHaveLength(1)
    const call = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('of the other gateway')))
    const { given } = await open({ call, serverNow: () => 0 })
    expect(given).toHaveLength(2)
    await expect(cashGetAmount(given[1]!)).rejects.toThrow('of the other gateway')
  })

  it('ends a call that the page itself gives up, and sends none that was given up before', async () => {
    const { world, given, sent } = await open()
    const [late, early] = [new AbortController(), new AbortController()]
    early.abort()
    world.sandbox.addFaults('default', { match: 'cash/getAmount', fault: 'hang=before' })
    const running = cashGetAmount(given[0]!, {}, { signal: late.signal })
    await expect.poll(sent).toHaveLength(1)
    late.abort()
    await expect(running).rejects.toMatchObject({ kind: 'aborted' })
    const none = cashGetAmount(given[0]!, {}, { signal: early.signal })
    await expect(none).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent()).toHaveLength(1)
  })

  it('leaves nothing behind at the signal of a call', async () => {
    const { given } = await open()
    const { signal } = new AbortController()
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    await cashGetAmount(given[0]!, {}, { signal })
    expect(added).toHaveBeenCalled()
    expect(removed.mock.calls).toHaveLength(added.mock.calls.length)
  })
})
