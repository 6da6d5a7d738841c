import { creditQueryUserContactQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingPeople } from '@koo/kit/Drawing'
import { FooterBar } from '@koo/kit/FooterBar'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { maskedPhone } from '@koo/page'
import { QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { useContactCalls } from './calls.ts'
import { copy } from './copy.ts'
import { relationName } from './relations.ts'
import type { OverviewProps } from './step.ts'

/** The contacts on file, with masked numbers; says when they must be renewed. */
export default function Overview({ exit }: OverviewProps) {
  const { contactType } = useContactCalls('own')
  const known = useCall(creditQueryUserContactQuery, { contactType })
  return (
    <QueryBoundary
      query={known}
      skeleton="list"
      failedTitle={copy.failed}
      isEmpty={({ contacts }) => contacts.length === 0}
      empty={{
        drawing: <DrawingPeople />,
        title: copy.overview.none,
        text: copy.overview.noneText,
        action: <Button onClick={() => exit('edit')}>{copy.overview.add}</Button>,
      }}
    >
      {({ contacts }) => (
        <Page
          footer={
            <FooterBar>
              <Button
                block
                kind={needsRenewal(contacts) ? 'primary' : 'secondary'}
                onClick={() => exit('edit')}
              >
                {copy.overview.edit}
              </Button>
            </FooterBar>
          }
        >
          {needsRenewal(contacts) && <Notice tone="warn">{copy.overview.renew}</Notice>}
          <Surface pad="list">
            {contacts.map(({ contactLevel, contactName, contactPhone, contactRelationshipId, validate }) => (
              <ListRow
                key={`${contactLevel}`}
                label={contactName ?? ''}
                note={relationName(contactRelationshipId)}
                value={maskedPhone(contactPhone ?? '')}
                {...(validate === false && { valueNote: <Tag tone="warn">{copy.overview.expired}</Tag> })}
                {...(contactLevel && { onClick: () => void exit('row', { level: String(contactLevel) }) })}
              />
            ))}
          </Surface>
        </Page>
      )}
    </QueryBoundary>
  )
}

/** Contacts that are all valid need nothing: the button is none to tap by the way. */
const needsRenewal = (contacts: readonly { validate?: boolean | null | undefined }[]) =>
  contacts.some(({ validate }) => validate === false)
