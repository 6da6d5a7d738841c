import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page'
import { again, leave, videoFail } from './copy.ts'
import { NoTryLeft } from './NoTryLeft.tsx'
import { faceSearch } from './search.ts'
import type { Leaves, videoFailStep } from './step.ts'

type Props = StepPageProps<typeof videoFailStep, typeof search, Leaves>

export const search = faceSearch

export default function VideoFail({ search: { from, tries: given }, options, exit }: Props) {
  const tries = given === undefined ? null : Number(given)
  if (tries === 0) return <NoTryLeft leaves={options.leaves} onLeave={() => exit('leave')} />
  return (
    <ResultPage
      tone="bad"
      title={videoFail.title}
      text={tries === null ? videoFail.text : `${videoFail.text}${videoFail.left(tries)}`}
      actions={
        <>
          <Button block onClick={() => exit(from === 'loan' ? 'loanAgain' : 'again')}>
            {again}
          </Button>
          <Button block kind="text" onClick={() => exit('leave')}>
            {leave[options.leaves]}
          </Button>
        </>
      }
    />
  )
}
