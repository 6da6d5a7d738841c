import { userCanLogoutQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingShield } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { ResultPage } from '@koo/page/layout'
import { useInvalidate } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const text = copy.obstacles

export interface ObstaclesProps extends Pick<Props, 'exit'> {
  /** The server's sentences. */
  reasons: readonly string[]
}

/** What hinders the closing, one by one in the server's words, and where it can be settled. */
export function Obstacles({ reasons, exit }: ObstaclesProps) {
  const invalidate = useInvalidate()
  const listed = reasons.length > 0 ? reasons : [text.noReason]
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingShield />}
      title={text.title}
      kept={text.kept}
      actions={
        <>
          <Button data-event="closing_bills" block onClick={() => exit('bills')}>
            {text.bills}
          </Button>
          <Button data-event="closing_service" block kind="text" onClick={() => exit('service')}>
            {text.service}
          </Button>
          <Button
            data-event="closing_again"
            block
            kind="text"
            onClick={() => invalidate(userCanLogoutQuery, {})}
          >
            {text.again}
          </Button>
        </>
      }
    >
      <Surface pad="list" heading={text.heading}>
        {[...new Set(listed)].map((reason) => (
          <ListRow key={reason} label={readableText(reason)} />
        ))}
      </Surface>
    </ResultPage>
  )
}
