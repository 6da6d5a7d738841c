import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconCheck, IconClock, IconClose, IconLock } from '../Icon/index.ts'
import * as styles from './TaskList.css.ts'
import type { Task } from './task.ts'

const icons = { review: IconClock, done: IconCheck, failed: IconClose, blocked: IconLock }

interface TaskMarkProps {
  state: Task['state']
  position: number
  /** In place of the number. */
  icon: ReactNode
  /** It cannot be begun now. */
  isIdle: boolean
}

/** The state of a task as a mark before its title: number or icon of an open one, else the icon of the state. */
export function TaskMark({ state, position, icon, isIdle }: TaskMarkProps) {
  const Icon = state === 'open' ? null : icons[state]
  return (
    <span aria-hidden="true" className={cx(styles.mark, styles.markState[isIdle ? 'blocked' : state])}>
      {Icon ? <Icon /> : (icon ?? position)}
    </span>
  )
}
