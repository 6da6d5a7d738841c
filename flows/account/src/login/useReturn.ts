import { useHost } from '@koo/flow'
import { useEffect, useEffectEvent } from 'react'
import type { Props } from './step.ts'

/**
 * Where somebody goes on once signed in: the page that asked for it, if it is one of our own, else home. Somebody who is
 * signed in already goes on at once: another tab did it, or an old link led here.
 */
export function useReturn({ search, exit }: Props) {
  const { ownPath, openUrl, isLoggedIn } = useHost()
  const path = search.return === undefined ? null : ownPath(search.return)
  const isBack = path !== null && !path.startsWith('/login')
  const goOn = async () => {
    if (!isBack || !(await openUrl(search.return ?? '', { replace: true }))) await exit('home')
  }
  const onArrival = useEffectEvent(() => {
    if (isLoggedIn()) void goOn()
  })
  useEffect(() => onArrival(), [])
  return { isBack, goOn }
}
