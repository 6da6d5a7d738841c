import { vars } from '@koo/kit/theme'
import { useEffect, useState, type ComponentType, type CSSProperties } from 'react'
import { LabProvider } from '../context.tsx'
import Panel from '../panel/Panel.tsx'
import { labStage, type LabStage, type StageOptions } from './stage.ts'

/** `parameters.lab` of a story. */
export type LabParameters = StageOptions

interface StoryContext {
  parameters: { lab?: LabParameters }
}

const NO_PARAMETERS: LabParameters = {}

/** The drawer's own ground, without the drawer: a section is pictured in its whole length. */
const ground: CSSProperties & { '--koo-u': string } = {
  '--koo-u': '1px',
  maxWidth: 420,
  minHeight: '100vh',
  padding: '0 16px 24px',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  fontSize: 13,
}

function useStage(options: LabParameters): LabStage | null {
  const [stage, setStage] = useState<LabStage | null>(null)
  useEffect(() => {
    let gone = false
    void labStage(options).then((ready) => {
      if (!gone) setStage(ready)
    })
    return () => {
      gone = true
    }
  }, [options])
  return stage
}

function SectionStage({ Story, options }: { Story: ComponentType; options: LabParameters }) {
  const stage = useStage(options)
  return stage ? (
    <LabProvider host={stage.host}>
      <main style={ground}>
        <Story />
      </main>
    </LabProvider>
  ) : null
}

/** Storybook decorator: one section of the lab, with a sandbox and a browser of its own whose clocks stand still. */
export const withLab = (Story: ComponentType, { parameters }: StoryContext) => (
  <SectionStage Story={Story} options={parameters.lab ?? NO_PARAMETERS} />
)

/** The whole drawer for stories, beside nothing. */
export function DrawerStage({ lab = NO_PARAMETERS }: { lab?: LabParameters }) {
  const stage = useStage(lab)
  return stage ? <Panel host={stage.host} onClose={() => undefined} /> : null
}
