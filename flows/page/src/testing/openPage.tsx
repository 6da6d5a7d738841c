import type { Step } from '@koo/flow'
import type { Sandbox } from '@koo/sandbox'
import type { ComponentType, ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { confirmCosts } from './costReader.ts'
import type { FaultRule } from './faults.ts'
import type { ManualClock } from './manualClock.ts'
import { pageDriver, type PageDriver } from './pageDriver.ts'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost, type StageHost, type StageHostOptions } from './stageHost.tsx'

/** An exit that the page took, and what it carried. */
export interface TakenExit {
  name: string
  query?: object | undefined
}

export interface OpenPageOptions<Search> extends WorldOptions {
  search?: Search
  /** The sandbox world of another page, for two tabs or a reload. */
  world?: SandboxWorld
  /** Storage and surroundings; two pages with one `store` are two tabs. */
  host?: StageHostOptions
  /** What goes wrong, as the sandbox's fault rules. */
  faults?: FaultRule[]
  /** Prepares the sandbox and storage for the test. */
  prepare?: (world: SandboxWorld) => unknown
  /** Whether every table of what a loan costs is confirmed by itself. Default: yes; a test that is about it says no. */
  confirmsCosts?: boolean
  /** Wraps the page in further components. */
  around?: (page: ReactNode) => ReactNode
}

export interface OpenedPage extends PageDriver {
  world: SandboxWorld
  host: StageHost
  exits: TakenExit[]
  clock: ManualClock
  view: Awaited<ReturnType<typeof render>>
  /** Calls that reached the sandbox, by path. */
  calls(path: string): ReturnType<Sandbox['log']>
  /** Opens the page again, as after a reload or a killed tab: its memory is lost, storage is kept. */
  reload(): Promise<OpenedPage>
}

type SearchOf<S> = S extends Step<infer In> ? In : never

/**
 * Opens the page of a step with a sandbox of its own, whose clock stands still, for tests in a browser. Returns a driver
 * by role and label, the exits taken, the calls that reached the sandbox, and `reload`, which keeps nothing but storage.
 */
export async function openPage<S extends Step>(
  step: S,
  options: OpenPageOptions<SearchOf<S>> = {},
): Promise<OpenedPage> {
  const { host: hostOptions, faults = [], around = (page) => page, prepare } = options
  confirmCosts(options.confirmsCosts ?? true)
  const world = options.world ?? sandboxWorld(options)
  const host = stageHost(world, hostOptions)
  await prepare?.(world)
  world.sandbox.addFaults('default', ...faults)
  const exits: TakenExit[] = []
  const exit = (name: string, query?: object) => {
    exits.push({ name, query })
    return Promise.resolve()
  }
  const module = await step.load()
  // The step itself has checked that its page takes these two props.
  const Page = module.default as unknown as ComponentType<{ search: unknown; exit: typeof exit }>
  const element = (
    <Stage world={world} host={host} step={step}>
      {around(<Page search={options.search ?? {}} exit={exit} />)}
    </Stage>
  )
  const view = await render(element)
  // React's production build runs effects in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  return {
    ...pageDriver(),
    world,
    host,
    exits,
    view,
    clock: world.clock,
    calls: (path: string) => world.sandbox.log('default', path),
    async reload() {
      await view.unmount()
      world.queries.clear()
      return openPage(step, {
        ...options,
        world,
        host: { ...hostOptions, memory: host.memory, store: host.store, entry: host.entry },
        faults: [],
      })
    },
  }
}
