import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { joinQueries, useCall } from '@koo/page'
import { useConfigured } from '../../blocks/useConfigured.ts'
import { CHOICES, readChoices } from './choices.ts'

/** Queries that the form needs first: the known values of the customer, and the options. */
export function useInformation() {
  const customer = useCall(userSelectUserDataQuery, {})
  const choices = useConfigured(CHOICES, readChoices, (lists) =>
    Object.values(lists).every((options) => options.length > 0),
  )
  return joinQueries({ customer, choices })
}

export type Information = NonNullable<ReturnType<typeof useInformation>['data']>
