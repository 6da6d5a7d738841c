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
import { useMemo } from 'react'
import { useConfig } from '../../blocks/useConfigured.ts'
import type { ContactsUse } from './step.ts'

/** What the calls of one use need. */
export interface ContactCalls {
  readonly contactType: number
  /** Levels of the rows are their numbers plus this. */
  readonly levelOffset: number
  readonly load: QueryCall<object, ContactList>
  readonly save: WriteCall<FillContactsRequest, SavedContacts, RefusalOf<typeof channelFillContacts>>
}

/** Numbers of the lists of contacts, and the levels below those of the raise, until the configuration names others. */
const TYPES = { default: 23, raiseLimit: -2, raiseLimitLevelOffset: 2 } as const

/** A number of the configuration; what is no whole number is as if it were not there. */
function typeOf(configured: Readonly<Record<string, unknown>> | undefined, name: keyof typeof TYPES): number {
  const value = configured?.[name]
  return typeof value === 'number' && Number.isInteger(value) ? value : TYPES[name]
}

const own = (contactType: number, levelOffset: number): ContactCalls => ({
  contactType,
  levelOffset,
  load: (gateway) => creditQueryUserContactQuery(gateway, { contactType }),
  save: (gateway, filled) => creditSaveUserContact(gateway, { ...filled, contactType }),
})

/** The calls of one use, with the numbers of the configuration (`contactTypes`). */
export function useContactCalls(use: ContactsUse): ContactCalls {
  const configured = useConfig('contactTypes')
  const contactType = typeOf(configured, use === 'raise' ? 'raiseLimit' : 'default')
  const offset = use === 'raise' ? typeOf(configured, 'raiseLimitLevelOffset') : 0
  return useMemo(
    () =>
      use === 'partner'
        ? {
            contactType,
            levelOffset: offset,
            load: (gateway) => channelLoadContactsQuery(gateway, {}),
            save: (gateway, filled) => channelFillContacts(gateway, filled),
          }
        : own(contactType, offset),
    [use, contactType, offset],
  )
}
