import { defineStep, type StepPageProps } from '@koo/flow'

// Size: two pages, both channels, and the ways in which a signing can stand
const settings = defineStep({
  title: '自动还款',
  needs: ['alipay'],
  exits: {
    /** The bank cards: another one, or the first one. */
    cards: null,
    /** Signs again what has run out, or was signed with another card. */
    resign: null,
  },
})
const resigning = defineStep({ title: '重新签约', exits: { done: null, cards: null } })

/** Automatic repayment: both ways, its switch and its signing at the bank. */
export const autopay = settings.page(() => import('./AutoPaySettings.tsx'))

/** Signs automatic repayment again, and switches it on. `done`: to its settings, also where nothing was signed before. */
export const autopayResign = resigning.page(() => import('./Resign.tsx'))

export type Props = StepPageProps<typeof settings>
export type ResignProps = StepPageProps<typeof resigning>
