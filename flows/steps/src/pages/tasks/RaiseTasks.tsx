import type { PromotionProcess } from '@koo/api-client/types'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { TaskList, type TaskListProps } from '@koo/kit/TaskList'
import { useOpenUrl } from '@koo/page'
import { copy } from './copy.ts'
import { kindIcon } from './kinds.tsx'
import { mostText, raiseTasks, type RaiseState } from './taskLists.ts'

export interface RaiseTasksProps extends Pick<TaskListProps, 'locked' | 'first'> {
  promotion: PromotionProcess
  /** What is known of authorisations beside the promotion, by their codes. Default: nothing. */
  states?: ReadonlyMap<string, RaiseState>
}

/** The authorisations that raise the limit; a tap opens the page of one through the url gate. */
export function RaiseTasks({
  promotion: { steps, maxAmount },
  states,
  locked = false,
  first,
}: RaiseTasksProps) {
  const openUrl = useOpenUrl(copy.noPage)
  const tasks = raiseTasks(steps, states)
  const most = mostText(maxAmount)
  // What is all done can bring nothing more: then the list counts.
  const canRise = tasks.some(({ state }) => state !== 'done')
  return (
    <TaskList
      heading={copy.raises}
      {...(most !== null && canRise && { aside: copy.max(most) })}
      tasks={tasks.map((task) => ({ ...task, icon: kindIcon(steps[Number(task.id)]?.code) }))}
      locked={locked}
      {...(first !== undefined && { first })}
      empty={<EmptyState {...copy.noRaises} drawing={<DrawingCalendar />} />}
      onOpen={(id) => void openUrl(steps[Number(id)]?.linkUrl ?? '')}
    />
  )
}
