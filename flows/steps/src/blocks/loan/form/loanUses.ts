import type { LoanUse } from '@koo/api-client/types'

/** The purposes of a loan for the kit's sheet, with their second level. */
export const loanUseOptions = (list: readonly LoanUse[] = []) =>
  list.map(({ loanUseCode, loanUseName, subList }) => ({
    code: loanUseCode,
    name: loanUseName,
    ...(subList?.length && {
      children: subList.map((sub) => ({ code: sub.loanUseCode, name: sub.loanUseName })),
    }),
  }))
