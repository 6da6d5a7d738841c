import { useHost } from '@koo/flow'
import { useEffect, useEffectEvent } from 'react'
import type { Props } from './step.ts'

/**
 * Opens the next page after sign-in: the page that asked for it, if it is a page of the app, else the home page. A customer
 * who is signed in already, by another tab or with an old link, goes there at once.
 */
export function useReturn({ search, exit }: Props) {
  const { ownPath, openUrl, isLoggedIn } = useHost()
  const path = search.return === undefined ? null : ownPath(search.return)
  const isBack = path !== null && !path.startsWith('/login')
  const openNext = async () => {
    if (!isBack || !(await openUrl(search.return ?? '', { replace: true }))) await exit('home')
  }
  const onArrival = useEffectEvent(() => {
    if (isLoggedIn()) void openNext()
  })
  useEffect(() => onArrival(), [])
  return { isBack, openNext }
}
