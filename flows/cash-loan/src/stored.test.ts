import { storageReaders, type StorageReader } from '@koo/flow/testing/storage-readers'
import { draftOf, type DraftShape } from '@koo/page/draft'
import { failuresShape, type KeptFailures } from './commitment/failures.ts'
import { pendingShape, type Pending } from './oneClick/pending.ts'
import { rewardRequest } from './popups/wallet/request.ts'

const NOW = 1_772_000_000_000
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

/** The reader of a draft of this customer, with its value as the app stores it. */
const draft = <T>(shape: DraftShape<T>, value: T, isFine: (loaded: T) => boolean): StorageReader => ({
  sample: JSON.stringify({ user: 'u1', version: shape.version, at: NOW, value }),
  read: (_, memory) => draftOf({ memory, userId: () => 'u1', now: () => NOW }, shape).load(),
  isFine: (loaded) => loaded === null || isFine(loaded as T),
})

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
    './oneClick/pending.ts': [
      draft<Pending>(
        pendingShape,
        {
          serial: 'S1',
          refused: { listingId: 'L1', serialNumber: 'S0' },
          use: { use: '10001' },
          amount: 1_000_000 as Pending['amount'],
          couponId: 'CL1',
          rightId: 'CE1',
        },
        ({ serial, refused, use, amount, couponId, rightId }) =>
          [serial, refused.listingId, use.use].every((id) => typeof id === 'string') &&
          isTextOrNull(refused.serialNumber ?? null) &&
          isTextOrNull(use.sub ?? null) &&
          Number.isSafeInteger(amount) &&
          amount > 0 &&
          isTextOrNull(couponId) &&
          isTextOrNull(rightId),
      ),
    ],
    './popups/wallet/request.ts': [
      {
        sample: JSON.stringify({ serial: 'S-1' }),
        read: (_, store) => rewardRequest('ENTRY_LOAN_PAGE', undefined, store),
        isFine: (request) => isTextOrNull((request as { serialNumber?: string }).serialNumber ?? null),
      },
    ],
  },
)
