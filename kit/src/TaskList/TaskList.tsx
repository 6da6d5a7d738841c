'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { DrawingCalendar } from '../Drawing/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './TaskList.css.ts'
import { taskListStrings } from './strings.ts'
import type { Task } from './task.ts'
import { TaskMark } from './TaskMark.tsx'

export interface TaskListProps extends Omit<SurfaceProps, 'pad' | 'children'> {
  tasks: readonly Task[]
  /** Called when a task is tapped. */
  onOpen: (id: string) => void
  /** None of them can be begun now, and the page says why: what is open has no state, and a tap opens nothing. */
  locked?: boolean
  /** So many are shown at first; the rest is behind a button below them. Default: all. A rest of one is shown. */
  first?: number
  /** In place of an empty list. */
  empty?: ReactNode
}

/** Things to do, each with its state; a tap opens one. Shows how many are done unless `aside` says something else. */
export function TaskList({ tasks, onOpen, locked = false, first, empty, aside, ...rest }: TaskListProps) {
  const t = usePartStrings('taskList', taskListStrings)
  const [isWhole, setWhole] = useState(false)
  if (tasks.length === 0) {
    return (
      <Surface {...rest} aside={aside}>
        {empty ?? <EmptyState title={t.empty} text={t.emptyText} drawing={<DrawingCalendar />} />}
      </Surface>
    )
  }
  const done = tasks.filter(({ state }) => state === 'done').length
  const hidden = first === undefined || tasks.length <= first + 1 ? 0 : tasks.length - first
  const shown = hidden > 0 && !isWhole ? tasks.slice(0, first) : tasks
  return (
    <Surface {...rest} pad="list" aside={aside ?? t.count(done, tasks.length)}>
      <ul>
        {shown.map((task, index) => (
          <li key={task.id} className={styles.item}>
            <TaskRow task={task} position={index + 1} locked={locked} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          block
          kind="text"
          size="medium"
          lock={0}
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? t.fewer : t.more(hidden)}
        </Button>
      )}
    </Surface>
  )
}

interface TaskRowProps extends Pick<TaskListProps, 'onOpen'> {
  task: Task
  position: number
  locked: boolean
}

const tones = { open: 'brand', review: 'quiet', done: 'quiet', failed: 'bad', blocked: 'quiet' } as const

function TaskRow({ task, position, locked, onOpen }: TaskRowProps) {
  const { id, title, state, icon, text, reward, canOpen = state === 'open' || state === 'failed' } = task
  const t = usePartStrings('taskList', taskListStrings)
  const isIdle = locked && state === 'open'
  return (
    <ListRow
      className={styles.row}
      icon={<TaskMark state={state} position={position} icon={icon} isIdle={isIdle} />}
      label={
        <span className={styles.heading}>
          <span>{title}</span>
          {reward && (
            <Tag tone="benefit" className={styles.reward}>
              {reward}
            </Tag>
          )}
        </span>
      }
      note={text}
      value={isIdle ? undefined : t[state]}
      tone={tones[state]}
      onClick={canOpen && !locked ? () => onOpen(id) : undefined}
    />
  )
}
