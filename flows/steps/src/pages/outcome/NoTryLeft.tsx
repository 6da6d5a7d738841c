import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { momentText, tomorrow } from '@koo/page/time'
import { leave, overlimit } from './copy.ts'

interface NoTryLeftProps {
  leaves: keyof typeof leave
  onLeave: () => unknown
}

/** No face check is left today: from when there is, by the server's clock, and no way to try. */
export function NoTryLeft({ leaves, onLeave }: NoTryLeftProps) {
  const now = useGateway().serverNow()
  return (
    <ResultPage
      tone="bad"
      title={overlimit.title}
      text={overlimit.until(momentText(tomorrow(now), now))}
      actions={
        <Button block onClick={onLeave}>
          {leave[leaves]}
        </Button>
      }
    />
  )
}
