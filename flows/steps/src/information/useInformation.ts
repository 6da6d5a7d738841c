import { otherGetMultiWebConfigQuery, userSelectUserDataQuery } from '@koo/api-client/calls'
import { joinQueries, useCall } from '@koo/page'
import { CHOICES, readChoices } from './choices.ts'

/** What the page needs before it can ask: what is known of the customer, and what can be chosen. */
export function useInformation() {
  const customer = useCall(userSelectUserDataQuery, {})
  const choices = useCall(otherGetMultiWebConfigQuery, CHOICES, { select: readChoices })
  return joinQueries({ customer, choices })
}

export type Information = NonNullable<ReturnType<typeof useInformation>['data']>
