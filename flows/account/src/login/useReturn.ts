import { useHost } from '@koo/flow'
import { useEffect, useEffectEvent } from 'react'

interface ReturnOptions {
  /** Where to go on to, as an address says it. */
  to: string | undefined
  /** Path of the page that leads on, which is no page to go on to. */
  self: string
  exit: (name: 'home') => Promise<void>
}

/** Path of an address as the router compares it: without query and last slash, in small letters. */
function pathOf(address: string) {
  const [path = ''] = address.split(/[?#]/)
  return path.replace(/\/$/, '').toLowerCase()
}

/**
 * Opens the next page after sign-in: the page that asked for it, if it is a page of the app, else the home page. A customer
 * who is signed in already, by another tab or with an old link, goes there at once.
 */
export function useReturn({ to, self, exit }: ReturnOptions) {
  const { ownPath, openUrl, isLoggedIn } = useHost()
  const path = to === undefined ? null : ownPath(to)
  const isBack = path !== null && pathOf(path) !== self
  const openNext = async () => {
    if (!isBack || !(await openUrl(to ?? '', { replace: true }))) await exit('home')
  }
  const onArrival = useEffectEvent(() => {
    if (isLoggedIn()) void openNext()
  })
  useEffect(() => onArrival(), [])
  return { isBack, openNext }
}
