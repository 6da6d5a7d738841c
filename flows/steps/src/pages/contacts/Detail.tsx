import { creditQueryUserContactQuery } from '@koo/api-client/calls'
import type { Contact } from '@koo/api-client/types'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { maskedPhone } from '@koo/page'
import { DetailPage, QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import * as z from 'zod/mini'
import { useContactCalls } from './calls.ts'
import { copy } from './copy.ts'
import { relationName } from './relations.ts'
import type { DetailStep } from './step.ts'

/** The level of the contact, as in the overview. */
export const search = z.object({ level: z.optional(z.string()) })

const { detail, overview } = copy

/** One contact on file, read-only, with a masked number. */
export default function Detail({ search: { level }, exit }: StepPageProps<DetailStep, typeof search>) {
  const { contactType } = useContactCalls('own')
  const contact = useCall(
    creditQueryUserContactQuery,
    { contactType },
    { select: ({ contacts }) => contacts.find((each) => String(each.contactLevel) === level) ?? null },
  )
  const toList = (
    <Button block kind="secondary" onClick={() => exit('overview')}>
      {detail.toList}
    </Button>
  )
  return (
    <QueryBoundary
      query={contact}
      skeleton="detail"
      failedTitle={copy.failed}
      isEmpty={(found) => found === null}
      empty={{
        drawing: <DrawingPeople />,
        title: detail.none,
        text: detail.noneText,
        action: toList,
      }}
    >
      {(found) => found && <DetailPage sections={[{ facts: factsOf(found) }]} footer={toList} />}
    </QueryBoundary>
  )
}

const factsOf = ({ contactName, contactPhone, contactRelationshipId, validate }: Contact) => [
  { label: detail.name, value: contactName ?? '' },
  { label: detail.relation, value: relationName(contactRelationshipId) },
  { label: detail.phone, value: maskedPhone(contactPhone ?? '') },
  { label: detail.state, value: validate === false ? overview.expired : detail.valid },
]
