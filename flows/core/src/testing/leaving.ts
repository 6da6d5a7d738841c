import { expect } from 'vitest'

import type { Dest } from '../destination.ts'
import type { FakeHost } from './host.tsx'
import { WAIT, type Rendered } from './render.tsx'

/** Waits until the flow is left, and holds the place against `dest`, a destination outside of it. */
export async function leavesTo({ host }: Rendered, dest: Dest): Promise<void> {
  const { returned, opened } = host.log
  const places = () => [
    ...returned.map(({ code }) => `partner ${code}`),
    ...opened.map((url) => url.replace(/^=/, '').split('?')[0] ?? ''),
    ...(host.log.closed > 0 ? ['close'] : []),
  ]
  await expect.poll(places, { ...WAIT, message: 'the flow was not left' }).not.toEqual([])
  expect(places().at(-1), 'left to another place').toBe(placeOf(host, dest))
}

function placeOf(host: FakeHost, dest: Dest): string | null {
  if (dest.to === 'partner') return `partner ${dest.code}`
  if (dest.to === 'link') return host.linkUrl(dest.key)
  if (dest.to === 'url') return dest.url.split('?')[0] ?? ''
  return dest.to === 'back' ? 'close' : dest.to
}

/** The session ends on the page that is shown, and the customer comes back to it after the sign-in. */
export async function signsInAgain(view: Rendered, pageId: string): Promise<void> {
  const { host } = view
  const address = view.routed()
  const before = host.log.logins.length
  host.setLoggedIn(false)
  // As when the customer comes back to the tab.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => host.log.logins.slice(before), WAIT).toEqual([address])
  host.setLoggedIn(true)
  view.go(address, { replace: true })
  await view.shows(pageId)
}
