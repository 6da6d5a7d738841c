'use client'
import { IconBell } from '../Icon/index.ts'
import { Invite, type InviteProps } from '../invite/Invite.tsx'

export interface NotifyBannerProps extends Omit<InviteProps, 'icon' | 'tone' | 'opens' | 'onClose'> {
  actionText: string
  /** Opens the settings of notifications. */
  onAction: () => unknown
  /** Hides the banner; its button is as large as the other one. */
  onClose: () => void
}

/** Invites to allow notifications. */
export function NotifyBanner(props: NotifyBannerProps) {
  return <Invite {...props} icon={<IconBell />} />
}
