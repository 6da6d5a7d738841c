import { defineStep, type StepPageProps } from '@koo/flow'

// Size: one address for everything before an application: the invitation, the check, the order, and the amount with its proofs

const step = defineStep({
  title: '商户信用贷',
  exits: {
    /** The application has another page: the server says which. */
    moved: null,
    /** Proofs of the trade: a platform by its code, the tobacco licence, or a picture of the licence. */
    ele: null,
    sqb: null,
    meituan: null,
    aliPay: null,
    weChat: null,
    tobacco: null,
    certificate: null,
    /** Pictures of the owner's ID card. */
    idCard: null,
    /** A visit instead. */
    booking: null,
    /** No application can begin now. */
    home: null,
  },
  needs: ['location'],
})

// gap N21
/** Where an application begins: by its status an invitation, the form of the order, or the amount with the proofs of the trade. */
export const merchantCredit = step.page(() => import('./MerchantCredit.tsx'))

export type Props = StepPageProps<typeof step>
