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

/** The drawer's background without the drawer, so that a picture shows the whole height of a section. */
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
    let unmounted = false
    void labStage(options).then((ready) => {
      if (!unmounted) setStage(ready)
    })
    return () => {
      unmounted = true
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

/** Storybook decorator: one section of the lab, with its own sandbox and browser whose clocks stand still. */
export const withLab = (Story: ComponentType, { parameters }: StoryContext) => (
  <SectionStage Story={Story} options={parameters.lab ?? NO_PARAMETERS} />
)

/** The whole drawer for stories, without a page. */
export function DrawerStage({ lab = NO_PARAMETERS }: { lab?: LabParameters }) {
  const stage = useStage(lab)
  return stage ? <Panel host={stage.host} onClose={() => undefined} /> : null
}
