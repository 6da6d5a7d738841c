import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { TOMORROW } from '../../blocks/precheck/codes.ts'
import { copy, resultCopy } from './copy.ts'
import type { ResultProps } from './step.ts'

export interface NotPassedProps extends Pick<ResultProps, 'exit'> {
  permission: Permission
  /** Asks again. */
  onRefresh: () => unknown
}

/** A verification without a raise: still open, out of tries for today, or not for this customer. */
export function NotPassed({ permission: { allowed, reason, reasonCode }, onRefresh, exit }: NotPassedProps) {
  const home = (
    <Button data-event="raise_home" block {...(allowed && { kind: 'text' })} onClick={() => exit('home')}>
      {copy.home}
    </Button>
  )
  if (allowed)
    return (
      <ResultPage
        tone="wait"
        {...resultCopy.open}
        actions={
          <>
            <Button data-event="refresh" block onClick={onRefresh}>
              {resultCopy.refresh}
            </Button>
            {home}
          </>
        }
      />
    )
  const isTomorrow = reasonCode === TOMORROW
  const { title, text } = isTomorrow ? copy.tomorrow : copy.unknown
  return (
    <ResultPage
      tone={isTomorrow ? 'bad' : 'wait'}
      {...(isTomorrow && { drawing: <DrawingCalendar /> })}
      title={title}
      text={readableText(reason || text)}
      actions={home}
    />
  )
}
