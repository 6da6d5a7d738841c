import type { PromotionProcess } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { EmptyState } from '@koo/kit/EmptyState'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { TaskList } from '@koo/kit/TaskList'
import { useOpenUrl } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { FooterActions } from '@koo/page/layout'
import { useInvalidate } from '@koo/page/query'
import { useRaised } from '../../blocks/precheck/index.ts'
import type { CampaignCalls } from './calls.ts'
import { CampaignHead } from './CampaignHead.tsx'
import { JOIN, type CampaignState } from './campaignOf.ts'
import { copy } from './copy.ts'
import { Ways } from './Ways.tsx'
import type { Props } from './step.ts'

export interface CampaignViewProps extends Pick<Props, 'exit'> {
  calls: CampaignCalls
  campaign: CampaignState
  steps: PromotionProcess['steps']
}

/** A campaign that the server knows. */
export function CampaignView({ exit, calls, campaign, steps }: CampaignViewProps) {
  const { phase, tasks, next } = campaign
  const invalidate = useInvalidate()
  const raised = useRaised()
  const openUrl = useOpenUrl(copy.noPage)
  // Joining again changes nothing, so it may be sent again after a lost reply.
  const joining = useSubmit(calls.join, { repeatable: true, codes: { 42141: 'dialog' } })
  const join = async () => {
    await joining.run({})
    // Who has done the other steps gets the reward at once.
    raised()
    // Also after a refusal: the campaign is not what it was when it was read.
    await invalidate(calls.read)
  }
  const open = ({ code, linkUrl }: PromotionProcess['steps'][number]) =>
    code === JOIN ? join() : openUrl(linkUrl ?? '')
  return (
    <Page
      footer={
        <FooterActions>
          {/* A reply that was lost is no failure once the campaign says that it was joined. */}
          {phase === 'open' && joining.failure && (
            <Notice tone="bad" role="alert">
              {joining.failure.text}
            </Notice>
          )}
          {phase === 'open' ? (
            <Button data-event="join" block loading={joining.pending} onClick={join}>
              {copy.join}
            </Button>
          ) : phase === 'joined' && next ? (
            <Button data-event="next_step" block onClick={() => open(next)}>
              {labelOf(next.code)}
            </Button>
          ) : (
            <Ways exit={exit} />
          )}
        </FooterActions>
      }
    >
      <CampaignHead campaign={campaign} />
      <TaskList
        heading={copy.steps}
        tasks={tasks}
        empty={<EmptyState {...copy.noSteps} drawing={null} />}
        onOpen={(id) => {
          const step = steps[Number(id)]
          if (step) void open(step)
        }}
      />
    </Page>
  )
}

const labels: Readonly<Record<string, string>> = copy.next

/** What the button says that leads to a step. */
const labelOf = (code: string | null | undefined) =>
  Object.hasOwn(labels, code ?? '') ? labels[code ?? ''] : copy.nextStep
