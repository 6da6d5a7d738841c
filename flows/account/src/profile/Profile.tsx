import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { useBackCloses, type StepPageProps } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { QueryBoundary } from '@koo/page/layout'
import { useInvalidate } from '@koo/page/query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { copy } from './copy.ts'
import type { Customer } from './editField.tsx'
import { edits, type EditName } from './edits.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import type { step } from './step.ts'
import { useProfile, type Choices } from './useProfile.ts'

/** `edit`: the field that the page is opened at. */
export const search = z.object({ edit: z.optional(z.enum(['email'])) })

type Props = StepPageProps<typeof step, typeof search>

/** Personal data: every field with what is known of it, and one of them at a time to change. */
export default function Profile(page: Props) {
  return (
    <QueryBoundary query={useProfile()} skeleton="list" failedTitle={copy.failed}>
      {(known) => <Known {...known} {...page} />}
    </QueryBoundary>
  )
}

function Known({
  customer,
  choices,
  search: { edit },
  exit,
}: Props & { customer: Customer; choices: Choices }) {
  const invalidate = useInvalidate()
  const [opened, setOpened] = useState<EditName | null>(edit ?? null)
  const [last, setLast] = useState<EditName | null>(null)
  const close = () => {
    setLast(opened)
    setOpened(null)
  }
  // Opened at a field, back leads to the page that needs it.
  useBackCloses(opened !== null && opened !== edit, close)
  const onDone = async () => {
    toast(copy.saved, { kind: 'success' })
    await invalidate(userSelectUserDataQuery, {})
    return opened === edit ? exit('saved') : close()
  }
  if (opened === null)
    return <ProfileRows customer={customer} choices={choices} last={last} onEdit={setOpened} exit={exit} />
  const Edit = edits[opened]
  return <Edit customer={customer} choices={choices} onDone={onDone} />
}
