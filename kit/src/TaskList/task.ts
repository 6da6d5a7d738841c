import type { ReactNode } from 'react'

export const taskStates = ['open', 'review', 'done', 'failed', 'blocked'] as const

export interface Task {
  id: string
  title: string
  state: (typeof taskStates)[number]
  /** What it is about, as an icon of the kit, in place of the number of an open one. */
  icon?: ReactNode
  /** Grey line under the title: what it is for, or why it is blocked. */
  text?: ReactNode
  /** What the customer gains, as the server says it: 额度 +1,000元. */
  reward?: string
  /** Whether a tap opens it; by default an open or failed one. */
  canOpen?: boolean
}
