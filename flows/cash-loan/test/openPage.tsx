import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from '@koo/page/testing'
import type { Sandbox } from '@koo/sandbox'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import LoanHome from '../src/home/LoanHome.tsx'
import type { LoanSeed } from '../src/home/draft.ts'

export interface OpenOptions extends WorldOptions {
  world?: SandboxWorld
  host?: StageHostOptions
  faults?: Parameters<Sandbox['addFaults']>[1][]
  /** What the page is put into. */
  around?: (page: ReactNode) => ReactNode
}

async function open(
  options: OpenOptions,
  pageOf: (exit: (name: string, query?: object) => Promise<void>) => ReactNode,
) {
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
  open(options, (exit) => <LoanHome search={search} exit={exit} />)
