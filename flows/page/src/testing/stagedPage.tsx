import type { CallSpec, Gateway } from '@koo/api-client'
import type { FlowData } from '@koo/flow'
import type { DerivedOptions } from '@koo/flow/testing'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { confirmCosts } from './costReader.ts'
import { CONSENT_OF } from '../consent/index.ts'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost, type StageHost, type StageHostOptions } from './stageHost.tsx'

type Query = NonNullable<DerivedOptions['search']>[string]

/** How the pages of a flow are opened in tests that are derived from the flow. */
export interface StagedOptions
  extends Pick<DerivedOptions, 'search'>, Pick<WorldOptions, 'persona' | 'tweak' | 'signedIn'> {
  /** What the host of every page has; default: a plain browser. */
  readonly host?: StageHostOptions
  /** Prepares sandbox and storage for a page, such as making a loan. Resolves to the query of the page. */
  readonly begin?: Readonly<Record<string, (world: SandboxWorld, host: StageHost) => Promise<Query>>>
}

/** A call that the page made, and the content that the client returned. */
export interface StagedCall {
  spec: CallSpec
  content: unknown
  /** The name that `stage` had set when the call was made first. */
  stage: string
}

/** One page of a flow on the sandbox, as in production, until `close`. */
export interface StagedPage {
  world: SandboxWorld
  calls(): StagedCall[]
  /** Calls that failed. */
  failures: readonly string[]
  /** Exits that the page took. */
  exits: readonly string[]
  /** The page has taken an exit or opened an address: nothing more is expected of it. */
  hasLeft(): boolean
  /** Errors that replaced the page by the error view, and loans that were sent without what they cost. */
  crashes: readonly string[]
  /** Sets the name under which the following calls are listed in `calls`. */
  begins(stage: string): void
  /** Waits until no request is pending and the screen does not change any more. */
  rest(): Promise<void>
  /** The same, at the next full step of the page's clock: two visits that do the same are at the same moment. */
  restInStep(): Promise<void>
  /** The first touch of the customer: what a page loads for later is loaded at the latest now. */
  touch(): Promise<void>
  close(): void
}

/** Opens a page of a flow; `prepare` changes the sandbox first. */
export async function stagePage(
  flow: FlowData,
  name: string,
  options: StagedOptions,
  prepare?: (world: SandboxWorld) => void,
): Promise<StagedPage> {
  confirmCosts(false)
  const step = flow.pages[name]
  if (!step) throw new Error(`${flow.id} has no page ${name}`)
  const module = await step.load()
  const { persona, tweak, signedIn } = options
  const world = sandboxWorld({
    persona,
    tweak,
    ...(signedIn !== undefined && { signedIn }),
    contract: 'report',
  })
  const host = stageHost(world, options.host)
  const query = (await options.begin?.[name]?.(world, host)) ?? options.search?.[name] ?? {}
  const checked = await module.search?.['~standard'].validate(textsOf(query))
  if (checked?.issues) throw new Error(`${name} cannot be opened with ${JSON.stringify(query)}`)
  prepare?.(world)
  const observed = observe(world.gateway)
  const [crashes, exits]: [string[], string[]] = [[], []]
  const crashed = (error: unknown) => void crashes.push(`it crashes: ${String(error)}`)
  const root = createRoot(document.body.appendChild(document.createElement('main')), {
    onUncaughtError: crashed,
    onCaughtError: crashed,
  })
  const exit = (to: string) => {
    exits.push(to)
    return Promise.resolve()
  }
  // The step itself has checked that its page takes these two props.
  const Page = module.default as unknown as ComponentType<{ search: unknown; exit: typeof exit }>
  const rest = async () => {
    await comesToRest(world, observed)
    if (!document.querySelector('main[aria-busy="true"]')) return
    await world.clock.advance(LONGEST_WAIT_MS)
    await comesToRest(world, observed)
  }
  root.render(
    <Stage world={{ ...world, gateway: observed.gateway }} host={host}>
      <Page search={checked?.value ?? {}} exit={exit} />
    </Stage>,
  )
  return {
    world,
    calls: () => [...observed.calls.values()],
    failures: observed.failures,
    exits,
    get crashes() {
      return [...crashes, ...observed.faults]
    },
    begins(stage) {
      observed.stage = stage
    },
    hasLeft: () => exits.length > 0 || host.opened.length > 0,
    async touch() {
      window.dispatchEvent(new PointerEvent('pointerdown'))
      await comesToRest(world, observed)
    },
    rest,
    async restInStep() {
      await rest()
      await world.clock.advance(STEP_MS - (world.clock.elapsed() % STEP_MS))
      await comesToRest(world, observed, 0)
    },
    close() {
      root.unmount()
      document.body.replaceChildren()
    },
  }
}

/** Pages whose chunks are in memory. */
const loaded = new WeakSet<object>()

/** The first time, a page loads its chunks. After this visit they are in memory, and visits can be compared. */
export async function loadOnce(flow: FlowData, name: string, visit: () => Promise<unknown>): Promise<void> {
  const step = flow.pages[name]
  if (!step || loaded.has(step)) return
  await visit()
  loaded.add(step)
}

const textsOf = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])),
  )

/** `payType` of a payment at once. */
const CARD = 'card'

/** Whether a request lends, and does not say what its customer has confirmed of the costs. */
const lacksCosts = ({ path }: CallSpec, request: object) =>
  CONSENT_OF[path] === 'lend' &&
  !('costConfirmation' in request) &&
  !('payType' in request && request.payType === CARD)

/** A gateway that records its calls by path, and counts the pending ones. */
function observe(gateway: Gateway) {
  const observed = {
    calls: new Map<string, StagedCall>(),
    failures: [] as string[],
    faults: [] as string[],
    underWay: 0,
    stage: '',
    gateway: {
      serverNow: () => gateway.serverNow(),
      async call<Content>(spec: CallSpec, ...rest: [object, object?]): Promise<Content> {
        const { stage } = observed
        if (lacksCosts(spec, rest[0])) observed.faults.push(`${spec.path} lends without its costs`)
        observed.underWay += 1
        try {
          const content = await gateway.call<Content>(spec, ...rest)
          const first = observed.calls.get(spec.path)
          observed.calls.set(spec.path, {
            spec,
            content: structuredClone(content),
            stage: first?.stage ?? stage,
          })
          return content
        } catch (error) {
          observed.failures.push(`${spec.path}: ${String(error)}`)
          throw error
        } finally {
          observed.underWay -= 1
        }
      },
    },
  }
  return observed
}

/** Longer than any page waits for a decision before it says that there is none. */
const LONGEST_WAIT_MS = 120_000
/** The largest number of changes of the screen before a page must be still. */
const MOST_TURNS = 100
/** Checks without a change after which the screen is still. */
const STILL_TURNS = 2
/** Time on the page's clock between two checks, ms. */
const TURN_MS = 100
/** Longer than a page needs to come to rest, ms. */
const STEP_MS = 5_000
/** Checks without time for a request that takes real time on a busy machine: no limit of the page must end meanwhile. */
const TIMELESS_TURNS = 40

/** Moves the page's clock by `ms` and waits for everything that this starts. */
async function turn({ clock }: SandboxWorld, ms: number): Promise<void> {
  await clock.advance(ms)
  // TanStack Query notifies its observers in a timer.
  await new Promise((resolve) => setTimeout(resolve))
}

async function comesToRest(
  world: SandboxWorld,
  observed: { underWay: number },
  turnMs = TURN_MS,
): Promise<void> {
  let [before, same, timeless] = [document.body.innerHTML, 0, 0]
  for (let turns = 0; turns < MOST_TURNS && same < STILL_TURNS; turns += 1) {
    for (; observed.underWay > 0 && timeless < TIMELESS_TURNS; timeless += 1) await turn(world, 0)
    // The chunk of a sheet is loaded when the sheet is opened first. Only once the screen is still: this takes a timer.
    if (same > 0) await vi.dynamicImportSettled()
    await turn(world, turnMs)
    const now = document.body.innerHTML
    same = now === before && observed.underWay === 0 && now !== '<main></main>' ? same + 1 : 0
    before = now
  }
}
