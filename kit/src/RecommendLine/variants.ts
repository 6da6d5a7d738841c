/** Why a period is recommended: lower cost, or faster payout. */
export const recommendKinds = ['cheaper', 'faster'] as const
