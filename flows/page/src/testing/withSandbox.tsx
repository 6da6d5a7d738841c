import type { Step } from '@koo/flow'
import { Header } from '@koo/kit/Header'
import type { Sandbox } from '@koo/sandbox'
import { useEffect, useState, type ComponentType } from 'react'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost, type StageHost, type StageHostOptions } from './stageHost.tsx'

/** `parameters.sandbox` of a story. */
export interface SandboxParameters extends WorldOptions {
  /** Title bar above the page. It belongs to the app, not to the page. */
  title?: string
  host?: StageHostOptions
  /** Default: a page that needs sign-in. */
  step?: Pick<Step, 'login' | 'signsIn'>
  /** What goes wrong, as the sandbox's fault rules. */
  faults?: Parameters<Sandbox['addFaults']>[1][]
  /** Prepares the sandbox and storage for the story, such as a loan or a stored record. May return args of the page. */
  prepare?(world: SandboxWorld, host: StageHost): void | object | Promise<void | object>
  /** Runs after the page is rendered, for example to move the clock. */
  later?(world: SandboxWorld): Promise<void>
}

interface StoryContext {
  args: object
  parameters: { sandbox?: SandboxParameters }
}

/** A story as a decorator gets it: the given args replace its own. */
type StoryPart = ComponentType<{ args?: object }>

const NO_PARAMETERS: SandboxParameters = {}
/** Longer than the time limit of any call, ms. */
const LONGEST_CALL_MS = 60_000
const nothing = () => undefined
const column = { display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const

async function begin({ host: hostOptions, faults = [], prepare, ...options }: SandboxParameters) {
  const world = sandboxWorld(options)
  const host = stageHost(world, hostOptions)
  const args = (await prepare?.(world, host)) ?? {}
  world.sandbox.addFaults('default', ...faults)
  return { world, host, args }
}

interface StoryStageProps {
  Story: StoryPart
  args: object
  sandbox: SandboxParameters
}

function StoryStage({ Story, args, sandbox }: StoryStageProps) {
  const [stage, setStage] = useState<Awaited<ReturnType<typeof begin>> | null>(null)
  useEffect(() => {
    let gone = false
    void begin(sandbox).then((ready) => {
      if (!gone) setStage(ready)
    })
    return () => {
      gone = true
    }
  }, [sandbox])
  useEffect(() => {
    if (stage) void sandbox.later?.(stage.world)
  }, [stage, sandbox])
  // Pending requests end by their time limit when the story is left, so that they release the locks that tabs share.
  useEffect(() => () => void stage?.world.clock.advance(LONGEST_CALL_MS), [stage])
  if (!stage) return null
  return (
    <Stage world={stage.world} host={stage.host} step={sandbox.step}>
      <div style={column}>
        {sandbox.title && <Header title={sandbox.title} onBack={nothing} />}
        <Story args={{ ...args, ...stage.args }} />
      </div>
    </Stage>
  )
}

/**
 * Storybook decorator: gives each story a sandbox of its own, with the persona, faults and preparation of the story's
 * `parameters.sandbox`. Its clock stands still, so that pictures do not differ.
 */
export const withSandbox = (Story: StoryPart, { args, parameters }: StoryContext) => (
  <StoryStage Story={Story} args={args} sandbox={parameters.sandbox ?? NO_PARAMETERS} />
)
