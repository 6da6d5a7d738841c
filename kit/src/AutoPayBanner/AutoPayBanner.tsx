'use client'
import { IconCard, IconClock } from '../Icon/index.ts'
import { Invite, type InviteProps } from '../invite/Invite.tsx'

/** What would be debited (spec 4 "Auto-pay banner"): a bank card, or an alipay account. */
export const autoPayWays = ['bank', 'alipay'] as const

export interface AutoPayBannerProps extends Omit<InviteProps, 'icon' | 'tone' | 'opens' | 'onClose'> {
  way: (typeof autoPayWays)[number]
  actionText: string
  onAction: () => unknown
  /** The button opens a sheet instead of another page. */
  opensSheet?: boolean
}

/** Invites to automatic repayment, on result pages. It is not closed: it goes when automatic repayment is on. */
export function AutoPayBanner({ way, opensSheet = false, ...rest }: AutoPayBannerProps) {
  return (
    <Invite
      {...rest}
      icon={way === 'bank' ? <IconCard /> : <IconClock />}
      {...(opensSheet && { opens: 'dialog' })}
    />
  )
}
