import { storageReaders, type StorageReader } from '@koo/flow/testing/storage-readers'
import { draftOf, type DraftShape } from '@koo/page'
import { readCoupon, type CouponSelection } from '@koo/pricing'
import { failuresShape, type KeptFailures } from './commitment/failures.ts'
import { readChosenCoupon } from './model/coupons/chosenCoupon.ts'
import { loanDraft, type LoanDraft } from './model/draft/draft.ts'
import { pendingShape, type Pending } from './oneClick/pending.ts'
import { visitOf } from './model/popups/visit.ts'
import { rewardRequest } from './popups/wallet/request.ts'

const NOW = 1_772_000_000_000
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

/** The reader of a draft of this customer, with its value as the app stores it. */
const draft = <T>(shape: DraftShape<T>, value: T, isFine: (loaded: T) => boolean): StorageReader => ({
  sample: JSON.stringify({ user: 'u1', version: shape.version, at: NOW, value }),
  read: (_, memory) => draftOf({ memory, userId: () => 'u1', now: () => NOW }, shape).load(),
  isFine: (loaded) => loaded === null || isFine(loaded as T),
})

const offered = ['r1', 'm1'].map((couponId, at) =>
  readCoupon({ couponId, category: at === 0 ? 'rate' : 'member' }),
)
const isOffered = (id: string | null | undefined) => id == null || offered.some((coupon) => coupon.id === id)

storageReaders(
  import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  {
    './result/later/notify.tsx': 'anything there means that the invitation was closed',
    './commitment/failures.ts': [
      draft<KeptFailures>(
        failuresShape,
        { code: 'V1', failures: ['capture', 'upload'] },
        ({ code, failures }) =>
          typeof code === 'string' && failures.every((why) => ['capture', 'upload', 'refused'].includes(why)),
      ),
    ],
    './model/draft/draft.ts': [
      draft<LoanDraft>(
        loanDraft,
        { amount: '12000', period: 12, cardId: 'C1', use: { use: '10001', sub: '1000101' }, seed: '12000' },
        ({ amount, period, cardId, use, seed }) =>
          (amount === null || /^\d{0,10}$/.test(amount)) &&
          (period === null || Number.isInteger(period)) &&
          isTextOrNull(cardId) &&
          (use === null || (typeof use.use === 'string' && isTextOrNull(use.sub ?? null))) &&
          typeof seed === 'string',
      ),
    ],
    './oneClick/pending.ts': [
      draft<Pending>(
        pendingShape,
        {
          serial: 'S1',
          refused: { listingId: 'L1', serialNumber: 'S0' },
          use: { use: '10001' },
          amount: 1_000_000 as Pending['amount'],
          couponId: 'CL1',
        },
        ({ serial, refused, use, amount, couponId }) =>
          [serial, refused.listingId, use.use].every((id) => typeof id === 'string') &&
          isTextOrNull(refused.serialNumber ?? null) &&
          isTextOrNull(use.sub ?? null) &&
          Number.isSafeInteger(amount) &&
          amount > 0 &&
          isTextOrNull(couponId),
      ),
    ],
    './model/popups/visit.ts': [
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
    './popups/wallet/request.ts': [
      {
        sample: JSON.stringify({ serial: 'S-1' }),
        read: (_, store) => rewardRequest('ENTRY_LOAN_PAGE', undefined, store),
        isFine: (request) => isTextOrNull((request as { serialNumber?: string }).serialNumber ?? null),
      },
    ],
    './model/coupons/chosenCoupon.ts': [
      {
        sample: JSON.stringify({ rate: null, raise: { all: true, except: ['a1'] } }),
        read: (_, memory) => readChosenCoupon(memory, offered),
        isFine(result) {
          const { rate, member, other, raise } = result as CouponSelection
          const isRaise =
            raise === undefined ||
            (typeof raise.all === 'boolean' && raise.except.every((id) => typeof id === 'string'))
          return [rate, member, other].every(isOffered) && isRaise
        },
      },
    ],
  },
)
