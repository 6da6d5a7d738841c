import { GatewayError, type Gateway } from '@koo/api-client'
import { cashGetAmount } from '@koo/api-client/calls'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useGateway } from './gateway.tsx'
import { sandboxWorld } from './testing/index.ts'
import { Stage } from './testing/Stage.tsx'
import { stageHost } from './testing/stageHost.tsx'

const OTHER = { mobile: '13900000007' }

/** The gateways that pages got, newest last. */
async function open() {
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
    </Stage>,
  )
  return { world, given, sent: () => world.sandbox.log('default', 'cash/getAmount') }
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
