import { cashQueryLoanButtonAuthQuery, creditGetPromotionProcessQuery } from '@koo/api-client/calls'
import type { LoanButtonAuth, PromotionProcess } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { TaskList } from '@koo/kit/TaskList'
import { useOpenUrl } from '@koo/page'
import { QueryBoundary } from '@koo/page/layout'
import { joinQueries, useCall } from '@koo/page/query'
import { thousands } from '@koo/pricing'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { missingTasks, raiseTasks } from './taskLists.ts'

/** The customer comes back from a verification to see that it is done. */
const FRESH = { staleTime: 0 }
const NO_RAISES: PromotionProcess = { steps: [] }

/** What is missing for a loan, and what raises the limit, each with its state. */
export default function Tasks({ options, exit }: Props) {
  const auth = useCall(cashQueryLoanButtonAuthQuery, {}, FRESH)
  const promotion = useCall(
    creditGetPromotionProcessQuery,
    {},
    options.raises ? FRESH : { enabled: false, initialData: NO_RAISES },
  )
  return (
    <QueryBoundary query={joinQueries({ auth, promotion })} skeleton="list" failedTitle={copy.failed}>
      {(replies) => <Lists {...replies} options={options} exit={exit} />}
    </QueryBoundary>
  )
}

interface ListsProps extends Pick<Props, 'options' | 'exit'> {
  auth: LoanButtonAuth
  promotion: PromotionProcess
}

function Lists({ auth, promotion: { steps, maxAmount }, options, exit }: ListsProps) {
  const openUrl = useOpenUrl(copy.noPage)
  const missing = missingTasks(auth)
  const raises = raiseTasks(steps)
  return (
    <Page
      footer={
        <FooterBar>
          <Button block kind={missing.length > 0 ? 'secondary' : 'primary'} onClick={() => exit('done')}>
            {missing.length > 0 ? copy.later : copy.done}
          </Button>
        </FooterBar>
      }
    >
      {missing.length > 0 ? (
        <TaskList
          heading={copy.missing}
          tasks={missing}
          onOpen={(id) => {
            const proof = missing.find((task) => task.id === id)
            if (proof) void exit(proof.id)
          }}
        />
      ) : (
        <Notice tone="ok">{copy.complete}</Notice>
      )}
      {options.raises && (
        <TaskList
          heading={copy.raises}
          {...(maxAmount && { aside: copy.max(thousands(maxAmount, 0)) })}
          tasks={raises}
          empty={<EmptyState {...copy.noRaises} drawing={<DrawingCalendar />} />}
          onOpen={(id) => void openUrl(steps[Number(id)]?.linkUrl ?? '')}
        />
      )}
    </Page>
  )
}
