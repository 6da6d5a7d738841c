import { cashGetCouponByBatchNo, merchantWindowReport } from '@koo/api-client/calls'
import type { ActivityWindow as Window, Coupon } from '@koo/api-client/types'
import { ActivityWindow } from '@koo/kit/ActivityWindow'
import { toast } from '@koo/kit/OverlayHost'
import { useOnOpen } from '@koo/page'
import { useGateway } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { useRef } from 'react'
import type { PopupProps } from '../popups/queue.ts'
import type { WindowStyle } from './constants.ts'
import { copy } from './copy.ts'
import { useProtocol } from './useProtocol.ts'
import { windowLink } from './windowLink.ts'

export interface ActivityPopupProps extends PopupProps {
  window: Window
  /** `currentPage` of the report. */
  page: string
  /** Opens an address through the host's gate, after a moment. */
  navigate(url: string): Promise<void>
  /** Makes a coupon the selected one; false when it cannot be used. */
  choose(coupon: Coupon): boolean
}

// activityPopup.12
/** A window of the server in one of its three styles. Its display is reported. */
export function ActivityPopup(props: ActivityPopupProps) {
  const { window, page, navigate, choose, open, end, onClosed } = props
  const gateway = useGateway()
  const title = window.popTitle || window.popName || copy.title
  const text = readableText(window.popContent ?? '')
  const done = () => end('confirm')
  const protocol = useProtocol(window, done)
  useOnOpen(() =>
    merchantWindowReport(gateway, { windowId: window.id, currentPage: page }).catch(() => undefined),
  )

  const link = windowLink(window.popImgHrefUrl)
  // A picture can still be tapped while it closes.
  const isFollowed = useRef(false)
  const follow = async () => {
    if (isFollowed.current) return undefined
    isFollowed.current = true
    done()
    if (link?.kind === 'address') return navigate(link.url)
    if (link === null) return undefined
    const { batchNo } = link
    const coupon = await cashGetCouponByBatchNo(gateway, { batchNo }).catch(() => null)
    const isChosen = coupon !== null && choose(coupon)
    toast(isChosen ? copy.coupon.done : copy.coupon.failed, { kind: isChosen ? 'success' : 'fail' })
  }
  const confirm = () => {
    done()
    if (window.bottonHrefUrl) void navigate(window.bottonHrefUrl)
  }
  const contents = {
    picture: {
      kind: 'picture',
      picture: window.popImgUrl ?? undefined,
      actionText: link ? copy.picture(title) : copy.notice(title),
      onAction: follow,
    },
    button: {
      kind: 'button',
      text,
      actionText: window.bottonText || (window.bottonHrefUrl ? copy.look : copy.ok),
      onAction: confirm,
    },
    protocol: { kind: 'protocol', text, ...protocol },
  } as const
  return (
    <ActivityWindow
      open={open}
      onOpenChange={() => end('close')}
      onClosed={onClosed}
      title={title}
      content={contents[window.styleTemplate as WindowStyle]}
    />
  )
}
