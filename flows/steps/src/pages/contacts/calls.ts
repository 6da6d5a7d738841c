import {
  channelFillContacts,
  channelLoadContactsQuery,
  creditQueryUserContactQuery,
  creditSaveUserContact,
} from '@koo/api-client/calls'
import type { RefusalOf } from '@koo/api-client'
import type { ContactList, FillContactsRequest, SavedContacts } from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'
import type { QueryCall } from '@koo/page/query'
import type { ContactsUse } from './step.ts'

/** What the calls of one use need. */
export interface ContactCalls {
  readonly contactType: number
  /** Levels of the rows are their numbers plus this. */
  readonly levelOffset: number
  readonly load: QueryCall<object, ContactList>
  readonly save: WriteCall<FillContactsRequest, SavedContacts, RefusalOf<typeof channelFillContacts>>
}

const own = (contactType: number, levelOffset: number): ContactCalls => ({
  contactType,
  levelOffset,
  load: (gateway) => creditQueryUserContactQuery(gateway, { contactType }),
  save: (gateway, filled) => creditSaveUserContact(gateway, { ...filled, contactType }),
})

export const CALLS: Readonly<Record<ContactsUse, ContactCalls>> = {
  partner: {
    contactType: 23,
    levelOffset: 0,
    load: (gateway) => channelLoadContactsQuery(gateway, {}),
    save: (gateway, filled) => channelFillContacts(gateway, filled),
  },
  own: own(23, 0),
  raise: own(-2, 2),
}
