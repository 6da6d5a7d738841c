import { Button } from '@koo/kit/Button'
import { DrawingClock } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { momentText, tomorrow } from '@koo/page/time'
import { kept, leave, noLoan, overlimit } from './copy.ts'

interface NoTryLeftProps {
  leaves: keyof typeof leave
  onLeave: () => unknown
}

/** No face check is left today: from when there is, by the server's clock, and no way to try. */
export function NoTryLeft({ leaves, onLeave }: NoTryLeftProps) {
  const now = useGateway().serverNow()
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingClock />}
      title={overlimit.title}
      money={noLoan}
      kept={kept}
      next={overlimit.until(momentText(tomorrow(now), now))}
      actions={
        <Button block onClick={onLeave}>
          {leave[leaves]}
        </Button>
      }
    />
  )
}
