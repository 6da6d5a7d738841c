import { storageReaders } from '@koo/flow/testing/storage-readers'
import { draftOf } from '@koo/page/draft'
import { memoryStorage } from '@koo/page/testing'
import { readCoupon, type CouponSelection } from '@koo/pricing'
import { readChosenCoupon } from './blocks/coupons/chosenCoupon.ts'
import { readStoredMaximum } from './blocks/coupons/storedMaximum.ts'
import { loanDraft, type LoanDraft } from './blocks/loan/form/draft.ts'
import { readClicks } from './pages/contacts/readClicks.ts'
import { unpaidOrders, type UnpaidOrder } from './pages/checkout/order/unpaidOrders.ts'
import { leftDraft } from './pages/passage/leave/index.ts'
import { visitOf } from './blocks/popups/visit.ts'
import { lastRefusal } from './blocks/refusal.ts'
import { mayHaveOpenRecord } from './blocks/publishing/openRecord.ts'
import { readCounts, type Counts } from './pages/proofUpload/keptProof/usePictureNote.ts'

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const publishing = 'blocks/publishing/garbage.test.ts'

const offered = ['r1', 'm1'].map((couponId, at) =>
  readCoupon({ couponId, category: at === 0 ? 'rate' : 'member' }),
)
const isOffered = (id: string | null | undefined) => id == null || offered.some((coupon) => coupon.id === id)
const NOW = 1_772_000_000_000
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

storageReaders(sources, {
  './pages/agree/useRead.ts': 'a list of addresses, each compared whole',
  './pages/identity/encrypted.ts': 'a text, which the call for the key sends as it is',
  './blocks/loan/cards/withdrawCard.ts': 'a text, compared whole with the lines of the configuration',
  './blocks/popups/visit.ts': [
    {
      sample: JSON.stringify({ user: 'u1', names: ['couponReminder'] }),
      read(_, memory) {
        const visit = visitOf({ memory, userId: () => 'u1' })
        const before = visit.has('couponReminder')
        visit.add('raiseEligible')
        return [before, visit.has('raiseEligible')]
      },
      isFine: (seen) => (seen as unknown[])[1] === true && typeof (seen as unknown[])[0] === 'boolean',
    },
  ],
  './pages/checkout/order/unpaidOrders.ts': [
    {
      sample: JSON.stringify({
        user: 'u1',
        version: 2,
        at: NOW,
        value: [{ choice: '{"planId":"month"}', orderNum: 'Y1', url: 'https://cashier.test/' }],
      }),
      read: (_, memory) => unpaidOrders({ memory, userId: () => 'u1', now: () => NOW }, 'order').load(),
      isFine: (orders) =>
        orders === null ||
        (orders as UnpaidOrder[]).every(({ choice, orderNum, url }) =>
          [choice, orderNum, url].every((each) => typeof each === 'string'),
        ),
    },
  ],
  './pages/passage/leave/leftDraft.ts': [
    {
      sample: JSON.stringify({ user: 'u1', version: 1, at: NOW, value: { subject: 'P1' } }),
      read: (_, memory) => leftDraft({ memory, userId: () => 'u1', now: () => NOW }, 'left').load(),
      isFine: (left) => left === null || typeof (left as { subject: unknown }).subject === 'string',
    },
  ],
  './blocks/publishing/lock.ts': publishing,
  './blocks/publishing/record.ts': publishing,
  './blocks/publishing/openRecord.ts': [
    {
      sample: JSON.stringify({ userId: 'u1', serial: 's-1', state: 'sending' }),
      read: (_, store) =>
        mayHaveOpenRecord({ store, entry: memoryStorage(), keepsStore: () => true }, 'loan_serial_no', 'u1'),
      isFine: (isOpen) => typeof isOpen === 'boolean',
    },
  ],
  './pages/proofUpload/keptProof/usePictureNote.ts': [
    {
      sample: '2.1',
      read: readCounts,
      isFine(counts) {
        const { sent, unsent } = counts as Counts
        return [sent, unsent].every((count) => Number.isInteger(count) && count >= 0)
      },
    },
  ],
  './pages/contacts/useRecommendation.ts': [
    {
      sample: '3',
      read: readClicks,
      isFine: (clicks) => Number.isInteger(clicks) && (clicks as number) >= 0,
    },
  ],
  './blocks/loan/form/draft.ts': [
    {
      sample: JSON.stringify({
        user: 'u1',
        version: 1,
        at: NOW,
        value: {
          amount: '12000',
          period: 12,
          cardId: 'C1',
          use: { use: '10001', sub: '1000101' },
          seed: '12000',
        },
      }),
      read: (_, memory) =>
        draftOf({ memory, userId: () => 'u1', now: () => NOW }, loanDraft('loan_draft')).load(),
      isFine(loaded) {
        if (loaded === null) return true
        const { amount, period, cardId, use, seed } = loaded as LoanDraft
        return (
          (amount === null || /^\d{0,10}$/.test(amount)) &&
          (period === null || Number.isInteger(period)) &&
          isTextOrNull(cardId) &&
          (use === null || (typeof use.use === 'string' && isTextOrNull(use.sub ?? null))) &&
          typeof seed === 'string'
        )
      },
    },
  ],
  './blocks/coupons/chosenCoupon.ts': [
    {
      sample: JSON.stringify({ rate: null, raise: { all: true, except: ['a1'] } }),
      read: (_, memory) => readChosenCoupon(memory, 'coupon', offered),
      isFine(result) {
        const { rate, member, other, raise } = result as CouponSelection
        const isRaise =
          raise === undefined ||
          (typeof raise.all === 'boolean' && raise.except.every((id) => typeof id === 'string'))
        return [rate, member, other].every(isOffered) && isRaise
      },
    },
  ],
  './blocks/coupons/storedMaximum.ts': [
    {
      sample: '8000.00',
      read: (_, memory) => readStoredMaximum(memory),
      isFine: (most) => most === null || (Number.isSafeInteger(most) && (most as number) > 0),
    },
  ],
  './blocks/refusal.ts': [
    {
      sample: JSON.stringify({ reason: '合作方凭证已失效' }),
      read: (_, memory) => lastRefusal({ memory }),
      isFine: (reason) => reason === null || typeof reason === 'string',
    },
  ],
})
