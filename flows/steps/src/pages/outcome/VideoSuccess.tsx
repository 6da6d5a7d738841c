import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingFace } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { endOf, fromSearch } from '../../blocks/channel/fromLoan.ts'
import { useOnward } from '../../blocks/channel/onward.ts'
import { overlimit, videoSuccess } from './copy.ts'
import type { videoSuccessStep } from './step.ts'
import { Undecided } from './Undecided.tsx'
import { useFaceStatus } from './useFaceStatus.ts'

type Props = StepPageProps<typeof videoSuccessStep, typeof search>

export const search = fromSearch

export default function VideoSuccess({ search: query, exit }: Props) {
  const status = useFaceStatus()
  const onto = useOnward(query)
  const onward = () => exit(endOf(query))
  return (
    <QueryBoundary query={status} skeleton="result" failedTitle={overlimit.failed}>
      {({ hasPassed }) =>
        hasPassed ? (
          <ResultPage
            tone="ok"
            drawing={<DrawingFace />}
            {...videoSuccess.passed}
            next={onto.next}
            actions={
              <Button block onClick={onward}>
                {onto.name}
              </Button>
            }
          />
        ) : (
          <Undecided {...videoSuccess.undecided} drawing={<DrawingFace />} onNext={onward} />
        )
      }
    </QueryBoundary>
  )
}
