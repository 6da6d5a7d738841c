import { Header } from '@koo/kit/Header'
import type { Sandbox } from '@koo/sandbox'
import { useEffect, useState, type ComponentType } from 'react'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost, type StageHost, type StageHostOptions } from './stageHost.tsx'

/** `parameters.sandbox` of a story. */
export interface SandboxParameters extends WorldOptions {
  /** Title bar over the page; the app draws it, so the page has none of its own. */
  title?: string
  host?: StageHostOptions
  /** What goes wrong, as the sandbox's fault rules. */
  faults?: Parameters<Sandbox['addFaults']>[1][]
  /** Brings the world to where the story begins: a loan made, a record left behind. May answer args of the page. */
  prepare?(world: SandboxWorld, host: StageHost): void | object | Promise<void | object>
  /** What happens once the page is there: time that passes. */
  later?(world: SandboxWorld): Promise<void>
}

interface StoryContext {
  args: object
  parameters: { sandbox?: SandboxParameters }
}

/** A story as a decorator gets it: what is handed in replaces its args. */
type StoryPart = ComponentType<{ args?: object }>

const NO_PARAMETERS: SandboxParameters = {}
/** More than any call may take. */
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
  // What still hangs when the story goes runs into its time limit: a lock it holds belongs to the page, not to the story.
  useEffect(() => () => void stage?.world.clock.advance(LONGEST_CALL_MS), [stage])
  if (!stage) return null
  return (
    <Stage world={stage.world} host={stage.host}>
      <div style={column}>
        {sandbox.title && <Header title={sandbox.title} onBack={nothing} />}
        <Story args={{ ...args, ...stage.args }} />
      </div>
    </Stage>
  )
}

/**
 * Storybook decorator: a lender of its own for each story, with the persona, faults and beginnings that the story's
 * `parameters.sandbox` names. Its clock stands still, so that pictures do not differ.
 */
export const withSandbox = (Story: StoryPart, { args, parameters }: StoryContext) => (
  <StoryStage Story={Story} args={args} sandbox={parameters.sandbox ?? NO_PARAMETERS} />
)
