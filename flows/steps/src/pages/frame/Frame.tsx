import type { StepPageProps } from '@koo/flow'
import { FramedPage } from './FramedPage.tsx'
import { search } from './search.ts'
import type { FrameStep } from './step.ts'

export { search }

/** A page of a listed host in a frame, by its address. */
export default function Frame({ search: { url }, exit }: StepPageProps<FrameStep, typeof search>) {
  return <FramedPage url={url} onBack={() => exit('back')} />
}
