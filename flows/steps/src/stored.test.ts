import { storageReaders } from '@koo/flow/testing/storage-readers'
import { draftOf } from '@koo/page'
import { memoryStorage } from '@koo/page/testing'
import { readRecord } from './consent/readRecord.ts'
import { readClicks } from './contacts/readClicks.ts'
import { lastRefusal } from './handover/refusal.ts'
import { mayHaveOpenRecord } from './publishing/openRecord.ts'

const NOW = 1_772_000_000_000
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const publishing = 'publishing/garbage.test.ts'

storageReaders(sources, {
  './agree/useRead.ts': 'a list of addresses, each compared whole',
  './passage/BindCard.tsx': 'a draft without contents',
  './publishing/lock.ts': publishing,
  './publishing/record.ts': publishing,
  './publishing/openRecord.ts': [
    {
      sample: JSON.stringify({ userId: 'u1', serial: 's-1', state: 'sending' }),
      read: (_, store) =>
        mayHaveOpenRecord({ store, entry: memoryStorage(), keepsStore: () => true }, 'loan_serial_no', 'u1'),
      isFine: (isOpen) => typeof isOpen === 'boolean',
    },
  ],
  './consent/useRecordedConsent.ts': [
    {
      sample: JSON.stringify({ user: 'u1', version: 1, at: NOW, value: { recordedAt: NOW } }),
      read: (_, memory) =>
        draftOf(
          { memory, userId: () => 'u1', now: () => NOW },
          { key: 'consent', version: 1, read: readRecord },
        ).load(),
      isFine: (loaded) =>
        loaded === null || typeof (loaded as { recordedAt: unknown }).recordedAt === 'number',
    },
  ],
  './contacts/useRecommendation.ts': [
    {
      sample: '3',
      read: readClicks,
      isFine: (clicks) => Number.isInteger(clicks) && (clicks as number) >= 0,
    },
  ],
  './handover/refusal.ts': [
    {
      sample: JSON.stringify({ reason: '合作方凭证已失效' }),
      read: (_, memory) => lastRefusal({ memory }),
      isFine: (reason) => reason === null || typeof reason === 'string',
    },
  ],
})
