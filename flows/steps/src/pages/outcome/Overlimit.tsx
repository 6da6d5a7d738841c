import { Button } from '@koo/kit/Button'
import { DrawingFace } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { leave, overlimit } from './copy.ts'
import { NoTryLeft } from './NoTryLeft.tsx'
import type { OverlimitProps } from './step.ts'
import { useFaceStatus } from './useFaceStatus.ts'

export default function Overlimit({ exit }: OverlimitProps) {
  const status = useFaceStatus()
  const away = () => exit('leave')
  return (
    <QueryBoundary query={status} skeleton="result" failedTitle={overlimit.failed}>
      {({ left }) =>
        left === 0 ? (
          <NoTryLeft leaves="home" onLeave={away} />
        ) : (
          <ResultPage
            tone="wait"
            drawing={<DrawingFace />}
            {...overlimit.notReached}
            actions={
              <Button block onClick={away}>
                {leave.home}
              </Button>
            }
          />
        )
      }
    </QueryBoundary>
  )
}
