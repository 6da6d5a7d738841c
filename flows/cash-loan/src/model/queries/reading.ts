import { optionalQuery, type TypesOf } from '@koo/flow'
import { ONE_CLICK_TYPE } from '../../constants.ts'

// route.35
/** Query of the pages for reading. */
export const readingSearch = optionalQuery({
  loanfrom: /^\w{1,64}$/,
  instShareProfitNewUserType: /^\w{1,64}$/,
})

export type ReadingQuery = TypesOf<typeof readingSearch>['output']

export const readingQuery = ({ userType }: { userType: string | null }): ReadingQuery => ({
  loanfrom: ONE_CLICK_TYPE,
  instShareProfitNewUserType: userType ?? undefined,
})
