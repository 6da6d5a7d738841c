import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import type { Sandbox } from '@koo/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { copy } from './copy.ts'
import { useBindCard, type BindCard } from './index.ts'

const BIND = 'user/bindBankcardV2'
type Fault = Parameters<Sandbox['addFaults']>[1]

function Adding({ loan }: { loan?: Parameters<BindCard['addCard']>[0] }) {
  const { addCard, pending } = useBindCard()
  return (
    <button type="button" aria-busy={pending} onClick={() => void addCard(loan)}>
      添加
    </button>
  )
}

const button = page.getByRole('button', { name: '添加' })

async function open(
  props: Parameters<typeof Adding>[0] = {},
  faults: Fault[] = [],
  hostOptions: StageHostOptions = {},
) {
  const world = sandboxWorld()
  world.sandbox.addFaults('default', ...faults)
  const host = stageHost(world, hostOptions)
  const view = await render(
    <Stage world={world} host={host}>
      <Adding {...props} />
    </Stage>,
  )
  const requests = () => world.sandbox.log('default', BIND).map(({ request }) => request)
  return { world, host, view, requests }
}

it('asks for the bank’s page, for our own product and twelve periods, and opens it', async () => {
  const { host, requests } = await open()
  await button.click()
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(requests()).toEqual([
    {
      callBackUrl: location.origin + location.pathname,
      sourceTitle: '0',
      instShareProfitNew: 'koo',
      period: 12,
    },
  ])
})

it('names the loan that the card has to be fit for', async () => {
  const { host, requests } = await open({ loan: { amount: '200000.00', period: 24 } })
  await button.click()
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(requests()).toMatchObject([{ amount: '200000.00', period: 24 }])
})

it('tells the bank nothing of the query of the page', async () => {
  const before = location.href
  history.replaceState(history.state, '', '?mobile=13812340001#card')
  onTestFinished(() => history.replaceState(history.state, '', before))
  const { host, requests } = await open()
  await button.click()
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(JSON.stringify(requests())).not.toMatch(/13812340001|#card/)
})

it('sends one request for two taps, and is busy meanwhile', async () => {
  const { world, host, requests } = await open({}, [{ match: BIND, fault: 'latency=3000' }])
  await button.dblClick()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await world.clock.advance(5_000)
  await expect.poll(() => host.opened).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  expect(requests()).toHaveLength(1)
})

it('says why the server refuses, and can be tried again', async () => {
  const body = { Result: 40_500, ResultMessage: '绑卡服务维护中', Content: null }
  const { host } = await open({}, [{ match: BIND, fault: { kind: 'reply', body }, times: 1 }])
  await button.click()
  await expect.element(page.getByText('绑卡服务维护中')).toBeVisible()
  expect(host.opened).toEqual([])
  await button.click()
  await expect.poll(() => host.opened).toHaveLength(1)
})

it('says when the gate does not open the address of the bank', async () => {
  await open({}, [], { opens: () => false })
  await button.click()
  await expect.element(page.getByText(copy.notOpened)).toBeVisible()
})
