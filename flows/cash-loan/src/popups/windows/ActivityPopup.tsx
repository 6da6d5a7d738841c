import { cashGetCouponByBatchNo, merchantWindowReport } from '@koo/api-client/calls'
import type { ActivityWindow as Window, Coupon } from '@koo/api-client/types'
import type { FlowHost } from '@koo/flow'
import { ActivityWindow } from '@koo/kit/ActivityWindow'
import { toast } from '@koo/kit/OverlayHost'
import { useOnOpen } from '@koo/page'
import { useGateway } from '@koo/page/query'
import { groupFigures } from '@koo/pricing'
import type { PopupProps } from '../../model/popups/queue.ts'
import { WINDOW_PAGE } from './constants.ts'
import { copy } from './copy.ts'
import { useProtocol } from './useProtocol.ts'
import { windowLink } from './windowLink.ts'

/** Styles of a window that the page can show. */
export const WINDOW_STYLES = ['picture', 'button', 'protocol'] as const
export type WindowStyle = (typeof WINDOW_STYLES)[number]

/**
 * Whether the page can show a window: of a known style, and with an agreement that can be opened where it asks for one. Nobody
 * agrees to what cannot be read.
 */
export const isKnown = (
  { styleTemplate, protocolDTO }: Window,
  { opens }: Pick<FlowHost, 'opens'>,
): boolean => {
  const url = protocolDTO?.linkUrl ?? ''
  const isReadable = url !== '' && opens(url)
  return WINDOW_STYLES.includes(styleTemplate as WindowStyle) && (styleTemplate !== 'protocol' || isReadable)
}

export interface ActivityPopupProps extends PopupProps {
  window: Window
  /** Opens an address through the host's gate, after a moment. */
  navigate(url: string): Promise<void>
  /** Makes a coupon the selected one; false when the page cannot use it. */
  choose(coupon: Coupon): boolean
}

// activityPopup.12
/** A window of the server in one of its three styles. Its display is reported. */
export function ActivityPopup({ window, navigate, choose, open, end, onClosed }: ActivityPopupProps) {
  const gateway = useGateway()
  const title = window.popTitle || window.popName || copy.title
  const text = groupFigures(window.popContent ?? '')
  const done = () => end('confirm')
  const protocol = useProtocol(window, done)
  useOnOpen(() =>
    merchantWindowReport(gateway, { windowId: window.id, currentPage: WINDOW_PAGE }).catch(() => undefined),
  )

  const link = windowLink(window.popImgHrefUrl)
  const follow = async () => {
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
