import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { sandboxWorld, type FaultRule } from '@koo/page/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AutoPay, useAutoPayStatus } from '../index.ts'

interface Options extends StageHostOptions {
  persona?: string
  faults?: readonly FaultRule[]
  contract?: 'report'
}

export const mainText = () => document.querySelector('main')?.textContent

/** How often automatic repayment was opened since `open`. */
export const onDone = { count: 0 }

function Shown() {
  const status = useAutoPayStatus('test', true)
  return (
    <main>
      {status.isSettled ? <AutoPay status={status} onOpened={() => (onDone.count += 1)} /> : '加载中'}
      <p>页面</p>
    </main>
  )
}

/** A page with nothing but automatic repayment, when its status has settled. */
export async function open({ persona = 'old-customer', faults = [], contract, ...host }: Options = {}) {
  onDone.count = 0
  const world = sandboxWorld({ persona, ...(contract && { contract }) })
  world.sandbox.addFaults('default', ...faults)
  const stage = stageHost(world, host)
  const view = await render(
    <Stage world={world} host={stage}>
      <Shown />
    </Stage>,
  )
  await expect.poll(mainText).not.toContain('加载中')
  const calls = (path: string) =>
    world.sandbox.log('default', `repayment/${path}`).map(({ request }) => request)
  return { world, host: stage, view, calls }
}

export const row = page.getByRole('button', { name: /^自动还款/ })
export const sheet = page.getByRole('dialog', { name: '开启自动还款' })
