import { defineStep, type StepPageProps } from '@koo/flow'

// Size: two small pages that share what they ask, each loaded by itself

export const resultStep = defineStep({
  title: '提额结果',
  // Back must not show what was handed in for it.
  final: true,
  exits: { home: null, loan: null },
})

// raiseLimit.3
/**
 * What a verification has brought, as the server says it now: by how much the limit rose, and what it is. The query `authId`
 * names the verification; without it the page shows the last raise. `home`: the list of verifications. `loan`: to a loan.
 */
export const raiseResult = resultStep.page(() => import('./RaiseResult.tsx'))

// Claims no outcome: whoever opens the address may have passed.
export const failStep = defineStep({ title: '认证结果', exits: { home: null } })

/**
 * A verification that has not passed: why, as far as it is known, and whether it may be tried again today. The query `authId`
 * names it. `home`: the list of verifications. Trying again opens the address that the promotion gives for it.
 */
export const raiseFail = failStep.page(() => import('./RaiseFail.tsx'))

export type ResultProps = StepPageProps<typeof resultStep>
