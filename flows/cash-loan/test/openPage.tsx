import { Stage, stageHost, type StageHostOptions } from '@koo/steps/stage'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from '@koo/steps/testing'
import type { Sandbox } from '@koo/sandbox'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import ConfirmPage from '../src/confirm/page.tsx'
import type { ConfirmSearch } from '../src/confirm/search.ts'
import HomePage from '../src/home/page.tsx'
import type { LoanSeed } from '../src/home/useLoanForm.ts'
import ResultPage from '../src/result/page.tsx'
import type { ResultSearch } from '../src/result/search.ts'

export interface OpenOptions extends WorldOptions {
  world?: SandboxWorld
  host?: StageHostOptions
  faults?: Parameters<Sandbox['addFaults']>[1][]
  /** What the page is put into. */
  around?: (page: ReactNode) => ReactNode
}

async function open(options: OpenOptions, pageOf: (exit: (name: string) => Promise<void>) => ReactNode) {
  const { host: hostOptions, faults = [], around, world = sandboxWorld(options) } = options
  const host = stageHost(world, hostOptions)
  world.sandbox.addFaults('default', ...faults)
  const exit = vi.fn((_name: string, _query?: object) => Promise.resolve())
  const view = await render(
    <Stage world={world} host={host}>
      {around ? around(pageOf(exit)) : pageOf(exit)}
    </Stage>,
  )
  /** Calls that reached the lender, by path. */
  const calls = (path: string) => world.sandbox.log('default', path)
  return { world, host, exit, view, calls, ...world }
}

export const openHome = (options: OpenOptions = {}, search: LoanSeed = {}) =>
  open(options, (exit) => <HomePage search={search} exit={exit} />)

/** Terms for a wish that the sandbox's old customer may have. */
export const WISH: ConfirmSearch = { amount: '12000', period: '12', card: 'C1', coupons: 'CR3,CM1' }

export const openConfirm = (options: OpenOptions = {}, search: ConfirmSearch = WISH) =>
  open(options, (exit) => <ConfirmPage search={search} exit={exit} />)

export const openResult = (options: OpenOptions, search: ResultSearch) =>
  open(options, (exit) => <ResultPage search={search} exit={exit} />)
