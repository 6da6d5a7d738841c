import { Surface } from '@koo/kit/Surface'
import { Timeline } from '@koo/kit/Timeline'
import { copy } from './copy.ts'

/** Place of a stage in the list: the first review, the documents, the second review. */
export type Stage = 1 | 2 | 3

/** The stages of an application: those that are over, the one that runs, and those that come. */
export function Stages({ at }: { at: Stage }) {
  return (
    <Surface heading={copy.stages.heading}>
      <Timeline
        steps={copy.stages.steps.map((title, place) => ({
          id: title,
          title,
          state: place < at ? 'done' : place === at ? 'active' : 'pending',
        }))}
      />
    </Surface>
  )
}
