import { creditSeedOf } from '../../../people/credit/seed.ts'
import { accountSeedOf } from '../../../people/account/seed.ts'
import type { ConfigGroup } from './types.ts'

/** Gray-release flags of the customer; all off for a visitor. */
export const grayConfig: ConfigGroup = {
  grayFlags: ({ persona }) => ({
    loanButtonGray: persona?.auth.loanButtonGray ?? false,
    alisignApplyGray: persona?.resultPage.alisignApplyGray ?? false,
    styleGray: persona?.resultPage.styleGray ?? false,
    hitGray: (persona && creditSeedOf(persona).recommend?.hitGray) ?? false,
    periodDropdown: persona !== null && accountSeedOf(persona).grays.periodDropdown,
  }),
}
