import { optionalQuery, useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { BusyPage, ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { onwardPath } from '../onward.ts'
import { copy } from './copy.ts'
import type { LoginCallbackStep } from './step.ts'

/** The page that was asked for: an address of this app. */
export const search = optionalQuery({ redirect: /^\/\S{0,2000}$/ })

/** Note in the history entry: the sign-in was asked for. Who goes back from it is not sent there again. */
const NOTE = 'login_asked'

// role.7, route.8
/** The code of a messenger is in the host's memory only: no storage, address or event of this page has it. */
export default function LoginCallback({
  search: { redirect },
  exit,
}: StepPageProps<LoginCallbackStep, typeof search>) {
  const host = useHost()
  const [isAsking, setAsking] = useState(() => host.isLoggedIn() || host.entry.getItem(NOTE) === null)
  async function goOn() {
    const isOpen =
      redirect !== undefined &&
      onwardPath(host, redirect) !== null &&
      (await host.openUrl(redirect, { replace: true }))
    if (!isOpen) await exit('home')
  }
  async function signIn() {
    setAsking(true)
    if (!host.isLoggedIn()) {
      host.entry.setItem(NOTE, '1')
      await exit('signIn', redirect === undefined ? {} : { redirect })
    }
    return host.isLoggedIn() ? goOn() : setAsking(false)
  }
  useOnOpen(() => isAsking && signIn())
  if (isAsking) return <BusyPage drawing={<DrawingDoor />} {...copy.working} />
  return (
    <ResultPage
      tone="bad"
      drawing={<DrawingDoor />}
      {...copy.ended}
      kept={copy.kept}
      actions={
        <>
          <Button data-event="callback_sign_in" block onClick={signIn}>
            {copy.signIn}
          </Button>
          <Button data-event="callback_home" block kind="text" onClick={() => exit('home')}>
            {copy.home}
          </Button>
        </>
      }
    />
  )
}
