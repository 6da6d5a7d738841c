import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { joinQueries, useCall } from '@koo/page/query'
import { useChoices } from './choices.ts'
import type { OptionalField } from './step.ts'

/** What the form needs first: the known values of the customer, and the options of what it asks for. */
export function useInformation(leavesOut: readonly OptionalField[]) {
  const asked = (['job', 'education', 'marriage'] as const).filter((name) => !leavesOut.includes(name))
  const customer = useCall(userSelectUserDataQuery, {})
  const choices = useChoices(['incomeRange', ...asked])
  const query = joinQueries({ customer, choices })
  return { ...query, data: query.data && { ...query.data, asked } }
}

export type Information = NonNullable<ReturnType<typeof useInformation>['data']>
