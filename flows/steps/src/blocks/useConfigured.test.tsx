import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import type { Sandbox } from '@koo/sandbox'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useConfig, useConfigured } from './useConfigured.ts'

const CONFIG = 'other/getMultiWebConfig'
const REQUEST = { keys: ['incomeOptions' as const, 'jobOptions' as const] }
type Values = Readonly<Record<string, unknown>>

const readIncomes = ({ incomeOptions }: Values) =>
  Array.isArray(incomeOptions) ? incomeOptions.map(String) : []
const hasAny = (list: readonly string[]) => list.length > 0

function Choices() {
  const { data, isPending, isError } = useConfigured(REQUEST, readIncomes, hasAny)
  return <p>{isPending ? '加载中' : isError ? '加载失败' : `收入：${data?.join('、')}`}</p>
}

async function open(known: Values, fault: Parameters<Sandbox['addFaults']>[1]['fault']) {
  const world = sandboxWorld()
  world.sandbox.addFaults('default', { match: CONFIG, fault })
  const host = stageHost(world, { config: (key) => known[key] })
  await render(
    <Stage world={world} host={host}>
      <Choices />
    </Stage>,
  )
  return () => world.sandbox.log('default', CONFIG).map(({ request }) => request)
}
const served = {
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content: { incomeOptions: ['5千以下', '1万以上'] } },
}

it('takes what the host has read already, without a request', async () => {
  const requests = await open({ incomeOptions: ['3千到5千'] }, served)
  await expect.element(page.getByText('收入：3千到5千')).toBeVisible()
  expect(requests()).toEqual([])
})

it.each<[string, Values]>([
  ['has nothing', {}],
  ['has only another key', { jobOptions: ['教师'] }],
  ['has a value that cannot be the server’s', { incomeOptions: [] }],
  ['has a value of another kind', { incomeOptions: '3千到5千' }],
])('asks the server for all keys when the host %s', async (_what, known) => {
  const requests = await open(known, served)
  await expect.element(page.getByText('收入：5千以下、1万以上')).toBeVisible()
  expect(requests()).toEqual([REQUEST])
})

it('shows nothing while the server is waited for', async () => {
  await open({}, 'hang=before')
  await expect.element(page.getByText('加载中')).toBeVisible()
})

it('does not take a failure for an empty configuration', async () => {
  await open({}, 'result=42020')
  await expect.element(page.getByText('加载失败')).toBeVisible()
})

function Least() {
  return <p>{`从${String(useConfig('moreThanBannerMin'))}元起`}</p>
}

it('a value that a page can do without is shown when it has come, until the page is left', async () => {
  const world = sandboxWorld()
  const handlers = new Set<() => void>()
  let least: number | undefined
  const host = {
    ...stageHost(world, { config: () => least }),
    onConfig(handler: () => void) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
  }
  const view = await render(
    <Stage world={world} host={host}>
      <Least />
    </Stage>,
  )
  await expect.element(page.getByText('从undefined元起')).toBeVisible()
  least = 800
  for (const handler of handlers) handler()
  await expect.element(page.getByText('从800元起')).toBeVisible()
  await view.unmount()
  expect(handlers.size).toBe(0)
})
