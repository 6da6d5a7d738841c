import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingFace } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { fromSearch } from '../../blocks/channel/fromLoan.ts'
import { again, kept, leave, overlimit, videoFail } from './copy.ts'
import { NoTryLeft } from './NoTryLeft.tsx'
import type { Leaves, videoFailStep } from './step.ts'
import { useFaceStatus } from './useFaceStatus.ts'

type Props = StepPageProps<typeof videoFailStep, typeof search, Leaves>

export const search = fromSearch

/** A failed check: the server says how many tries are left today, whatever the address says. */
export default function VideoFail({ search: { from }, options, exit }: Props) {
  const status = useFaceStatus()
  return (
    <QueryBoundary query={status} skeleton="result" failedTitle={overlimit.failed}>
      {({ hasPassed, left }) => {
        if (left === 0) return <NoTryLeft leaves={options.leaves} onLeave={() => exit('leave')} />
        const { title, text } = hasPassed ? videoFail.repeat : videoFail
        return (
          <ResultPage
            tone={hasPassed ? 'wait' : 'bad'}
            drawing={<DrawingFace />}
            title={title}
            text={text}
            kept={hasPassed ? null : kept}
            next={left === null ? null : videoFail.left(left)}
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
      }}
    </QueryBoundary>
  )
}
