import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { joinQueries, useCall } from '@koo/page/query'
import { useChoices, type ChoiceField } from '@koo/steps/information/choices'

const CHOICES: readonly ChoiceField[] = ['incomeRange', 'job', 'education', 'marriage']

/** What is known of the customer, and the options of what is selected. */
export function useProfile() {
  const customer = useCall(userSelectUserDataQuery, {}, { staleTime: 0 })
  const choices = useChoices(CHOICES)
  return joinQueries({ customer, choices })
}

export type Choices = NonNullable<ReturnType<typeof useProfile>['data']>['choices']
