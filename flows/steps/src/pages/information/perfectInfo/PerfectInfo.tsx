import { creditPreValidatorQuery, userSelectUserDataQuery } from '@koo/api-client/calls'
import { useBackCloses, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { IconContract, IconHeart, IconPerson } from '@koo/kit/Icon'
import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { TaskList } from '@koo/kit/TaskList'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { joinQueries, useCall, useCloudUpload, useInvalidate } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { useState } from 'react'
import { authSearch } from '../../../blocks/precheck/authSearch.ts'
import { NotPermitted, useAuthorisation } from '../../../blocks/precheck/index.ts'
import { isOfAccount } from '../../../blocks/precheck/permission.ts'
import { Certificate } from './Certificate.tsx'
import { InformationForm } from '../InformationForm.tsx'
import { copy } from './copy.ts'
import {
  CERTIFICATE,
  CONTACTS,
  nextSection,
  sectionsOf,
  type SectionName,
  type SectionReplies,
} from './sections.ts'
import type { step } from './step.ts'

export const search = authSearch

type Props = StepPageProps<typeof step, typeof search>

/** The customer comes back from another page to see what is done. */
const FRESH = { staleTime: 0 }
const ICONS = { base: <IconContract />, certificate: <IconHeart />, contacts: <IconPerson /> }

/** What is missing of the customer, section by section, each with its state. */
export default function PerfectInfo({ search: { authId }, exit }: Props) {
  const customer = useCall(userSelectUserDataQuery, {}, FRESH)
  const certificate = useCall(creditPreValidatorQuery, { authId: CERTIFICATE }, FRESH)
  const contacts = useCall(creditPreValidatorQuery, { authId: CONTACTS }, FRESH)
  return (
    <QueryBoundary
      query={joinQueries({ customer, certificate, contacts })}
      skeleton={<PageSkeleton kind="list" count={3} />}
      failedTitle={copy.failed}
    >
      {(replies) => <Sections replies={replies} authId={authId} exit={exit} />}
    </QueryBoundary>
  )
}

interface SectionsProps extends Pick<Props, 'exit'> {
  replies: SectionReplies
  authId: string | undefined
}

function Sections({ replies, authId, exit }: SectionsProps) {
  const send = useCloudUpload()
  const invalidate = useInvalidate()
  const sections = sectionsOf(replies, send !== null)
  const next = nextSection(sections, authId)
  const [opened, setOpened] = useState<SectionName | null>(
    authId === CERTIFICATE && next === 'certificate' ? next : null,
  )
  // A certificate that cannot be handed in any more today is closed; what is typed into the form stays.
  const isShown = sections.some(({ id, state }) => id === opened && (id === 'base' || state === 'open'))
  const shown = isShown ? opened : null
  const close = () => setOpened(null)
  useBackCloses(shown !== null, close)

  // It raises nothing, so it is no result: the list says that it is done.
  const lookAgain = () => invalidate(userSelectUserDataQuery, {}).then(close)

  const refusal = [replies.certificate, replies.contacts].find(isOfAccount)
  if (refusal) return <NotPermitted permission={refusal} exit={exit} />
  if (shown === 'base')
    return (
      <InformationForm
        leavesOut={[]}
        onDone={() => {
          toast(copy.saved, { kind: 'success' })
          return lookAgain()
        }}
        onUnknown={lookAgain}
      />
    )
  if (shown === 'certificate' && send)
    return (
      <Certificate
        send={send}
        onDone={() => exit('done', { authId: CERTIFICATE })}
        onUnknown={() => invalidate(creditPreValidatorQuery, { authId: CERTIFICATE }).then(close)}
      />
    )
  const open = (id: SectionName) => (id === 'contacts' ? exit('contacts') : setOpened(id))
  return <SectionList sections={sections} next={next} onOpen={open} onBack={() => exit('blocked')} />
}

interface SectionListProps {
  sections: ReturnType<typeof sectionsOf>
  next: SectionName | null
  onOpen: (id: SectionName) => unknown
  onBack: () => unknown
}

function SectionList({ sections, next, onOpen, onBack }: SectionListProps) {
  const rewards = {
    base: null,
    certificate: useAuthorisation(CERTIFICATE)?.reward,
    contacts: useAuthorisation(CONTACTS)?.reward,
  }
  return (
    <Page
      footer={
        <FooterBar>
          <Button block onClick={() => (next === null ? onBack() : onOpen(next))}>
            {next === null ? copy.back : copy.sections[next].action}
          </Button>
        </FooterBar>
      }
    >
      {sections.every(({ state }) => state === 'done') && <Notice tone="ok">{copy.complete}</Notice>}
      <TaskList
        heading={copy.heading}
        tasks={sections.map((section) => {
          const reward = rewards[section.id]
          return {
            ...section,
            icon: ICONS[section.id],
            ...(reward && section.state !== 'done' && { reward: readableText(reward) }),
          }
        })}
        onOpen={(id) => void onOpen(id as SectionName)}
      />
    </Page>
  )
}
