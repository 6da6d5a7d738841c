import { cx } from '../cx.ts'
import { IconCheck, IconClock, IconClose, IconLock } from '../Icon/index.ts'
import * as styles from './TaskList.css.ts'
import type { Task } from './task.ts'

const icons = { review: IconClock, done: IconCheck, failed: IconClose, blocked: IconLock }

interface TaskMarkProps {
  state: Task['state']
  position: number
}

/** The state of a task as a mark before its title: the number of an open one, else an icon. */
export function TaskMark({ state, position }: TaskMarkProps) {
  const Icon = state === 'open' ? null : icons[state]
  return (
    <span aria-hidden="true" className={cx(styles.mark, styles.markState[state])}>
      {Icon ? <Icon /> : position}
    </span>
  )
}
