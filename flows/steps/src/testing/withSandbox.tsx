import { useState, type ComponentType } from 'react'
import type { Sandbox } from '@koo/sandbox'
import { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
import { Stage } from './Stage.tsx'
import { stageHost, type StageHostOptions } from './stageHost.tsx'

/** `parameters.sandbox` of a story. */
export interface SandboxParameters extends WorldOptions {
  host?: StageHostOptions
  /** What goes wrong, as the sandbox's fault rules. */
  faults?: Parameters<Sandbox['addFaults']>[1][]
  /** Brings the world to where the story begins: a loan made, a record left behind. Runs once. */
  prepare?(world: SandboxWorld, host: ReturnType<typeof stageHost>): void
}

interface StoryContext {
  parameters: { sandbox?: SandboxParameters }
}

function StoryStage({ Story, sandbox }: { Story: ComponentType; sandbox: SandboxParameters }) {
  const [{ world, host }] = useState(() => {
    const { host: hostOptions, faults = [], prepare, ...worldOptions } = sandbox
    const own = sandboxWorld(worldOptions)
    const around = stageHost(own, hostOptions)
    own.sandbox.addFaults('default', ...faults)
    prepare?.(own, around)
    return { world: own, host: around }
  })
  return (
    <Stage world={world} host={host}>
      <Story />
    </Stage>
  )
}

/**
 * Storybook decorator: a lender of its own for each story, with the persona, faults and beginnings that the story's
 * `parameters.sandbox` names. Its clock stands still, so that pictures do not differ.
 */
export const withSandbox = (Story: ComponentType, { parameters }: StoryContext) => (
  <StoryStage Story={Story} sandbox={parameters.sandbox ?? {}} />
)
