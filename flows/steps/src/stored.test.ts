import { storageReaders } from '@koo/flow/testing/storage-readers'
import { memoryStorage } from '@koo/page/testing'
import { readClicks } from './pages/contacts/readClicks.ts'
import { lastRefusal } from './blocks/refusal.ts'
import { mayHaveOpenRecord } from './blocks/publishing/openRecord.ts'

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const publishing = 'blocks/publishing/garbage.test.ts'

storageReaders(sources, {
  './pages/agree/useRead.ts': 'a list of addresses, each compared whole',
  './pages/passage/BindCard.tsx': 'a draft without contents',
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
  './pages/contacts/useRecommendation.ts': [
    {
      sample: '3',
      read: readClicks,
      isFine: (clicks) => Number.isInteger(clicks) && (clicks as number) >= 0,
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
