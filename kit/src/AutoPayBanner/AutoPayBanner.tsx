'use client'
import { IconCard, IconClock } from '../Icon/index.ts'
import { Invite, type InviteProps } from '../invite/Invite.tsx'
import type { autoPayWays } from './variants.ts'

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
