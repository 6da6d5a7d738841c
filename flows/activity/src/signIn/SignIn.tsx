import { activityJoinSignIn, activityQuerySignInQuery } from '@koo/api-client/calls'
import type { SignInState } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { useSubmit } from '@koo/page/form'
import { FooterActions, PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { useCall, useGateway, useInvalidate } from '@koo/page/query'
import { useRef } from 'react'
import { useTomorrow } from '../useTomorrow.ts'
import { copy } from './copy.ts'
import { Reminders } from './Reminders.tsx'
import * as styles from './signIn.css.ts'
import type { Props } from './step.ts'
import { Streak } from './Streak.tsx'
import { weekOf } from './week.ts'
import { WeekRewards } from './WeekRewards.tsx'

export default function SignIn({ exit }: Props) {
  const query = useCall(activityQuerySignInQuery, {}, { staleTime: 0 })
  return (
    <QueryBoundary
      query={query}
      skeleton={<PageSkeleton kind="result" count={4} />}
      failedTitle={copy.failed}
    >
      {(state) => <SignInWeek state={state} exit={exit} />}
    </QueryBoundary>
  )
}

interface SignInWeekProps extends Pick<Props, 'exit'> {
  state: SignInState
}

function SignInWeek({ state, exit }: SignInWeekProps) {
  const week = weekOf(state, useGateway().serverNow())
  const invalidate = useInvalidate()
  const refresh = () => invalidate(activityQuerySignInQuery, {})
  // A page that stays open over midnight shows the new day, on Monday the new week.
  useTomorrow(refresh)
  const strip = useRef<HTMLOListElement>(null)
  // Signing in a second time changes nothing.
  const signing = useSubmit(activityJoinSignIn, { repeatable: true })
  const sign = async () => {
    await signing.run({})
    // Also after a failure: the reply may be lost, or another tab has signed in.
    await refresh()
    // The button is gone, the week has what can be received.
    strip.current?.focus({ preventScroll: true })
  }
  return (
    <Page
      {...(!week.isSigned && {
        footer: (
          <FooterActions>
            {signing.failure && (
              <Notice tone="bad" role="alert">
                {signing.failure.text}
              </Notice>
            )}
            <Button data-event="sign_in" block lock={0} loading={signing.pending} onClick={sign}>
              {copy.submit}
            </Button>
          </FooterActions>
        ),
      })}
    >
      <Streak week={week} />
      <WeekRewards week={week} strip={strip} onRefresh={refresh} onCoupons={() => exit('coupons')} />
      {week.wantsReminders !== null && <Reminders isOn={week.wantsReminders} onRefresh={refresh} />}
      <Surface pad="list">
        <ListRow data-event="draw" label={copy.draw} onClick={() => void exit('draw')} />
        <ListRow data-event="coupons" label={copy.coupons} onClick={() => void exit('coupons')} />
        <ListRow data-event="mine" label={copy.mine} onClick={() => void exit('mine')} />
      </Surface>
      {week.rules && (
        <Surface heading={copy.rules}>
          <p className={styles.rules}>{week.rules}</p>
        </Surface>
      )}
    </Page>
  )
}
