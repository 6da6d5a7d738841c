import { storageReaders } from '@koo/flow/testing/storage-readers'
import { loadSentCode, type SentCode } from '../code/sentCode.ts'
import { recordedConsent } from '../consent/recorded.ts'
import { formDraft } from '../form/formDraft.ts'
import { keptSerial } from '../serials/serials.ts'
import { walkOf } from '../journey/walk.ts'
import { placeIn } from '../layout/useListPlace.ts'
import { draftOf, isOldDraft } from './draft.ts'

const NOW = 1_772_000_000_000
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const draft = (value: unknown, version = 1) => JSON.stringify({ user: 'u1', version, at: NOW, value })
const initial = { company: '', income: null as string | null, months: 0, tags: [] as string[] }

storageReaders(sources, {
  './draft.ts': [
    {
      sample: draft({ amount: '12000' }, 2),
      read(text, memory) {
        isOldDraft('draft_loan', text, NOW)
        const shape = {
          key: 'loan',
          version: 2,
          read: (value: unknown) => (value as { amount: string }).amount.trim(),
        }
        return draftOf({ memory, userId: () => 'u1', now: () => NOW }, shape).load()
      },
      isFine: (loaded) => loaded === null || typeof loaded === 'string',
    },
  ],
  '../layout/useListPlace.ts': [
    {
      sample: JSON.stringify({ key: 'C1', index: 119, offset: 12, entry: 'e1' }),
      read: (text) => placeIn(text, 'e1'),
      isFine: (loaded) => loaded === null || JSON.stringify(loaded).startsWith('{"key":"'),
    },
  ],
  '../consent/recorded.ts': [
    {
      sample: draft({ recordedAt: NOW }),
      read: (_, memory) =>
        recordedConsent(
          { memory, userId: () => 'u1', now: () => NOW },
          { key: 'consent', lifeMs: 1_000 },
        ).isRecent(),
      isFine: (isRecent) => typeof isRecent === 'boolean',
    },
  ],
  '../form/formDraft.ts': [
    {
      sample: draft({ company: '某某公司', income: 'I1', months: 3, tags: ['a'] }),
      read: (_, storage) =>
        formDraft(
          { store: storage, memory: storage, userId: () => 'u1', now: () => NOW },
          { key: 'information' },
          initial,
        ).load(),
      isFine: (loaded) =>
        Object.entries(loaded ?? {}).every(([name, value]) => {
          const like = Object.entries(initial).find(([each]) => each === name)?.[1]
          return like !== undefined && (like === null || typeof value === typeof like)
        }),
    },
  ],
  '../journey/walk.ts': [
    {
      sample: draft(['identity', 'photos']),
      read: (_, store) => walkOf({ store, userId: () => 'u1', now: () => NOW }, 'siku').load(),
      isFine: (walk) =>
        walk === null || (Array.isArray(walk) && walk.every((code) => typeof code === 'string')),
    },
  ],
  '../serials/serials.ts': [
    {
      sample: draft('4f8c1a52-5a52-4b7e-9b7c-0c8b1f3f7c11'),
      read: (_, memory) =>
        keptSerial({ memory, userId: () => 'u1', now: () => NOW }, 'member/open', { planId: 'P1' }).load(),
      isFine: (serial) => serial === null || (typeof serial === 'string' && /^[\w.-]{16,64}$/.test(serial)),
    },
  ],
  '../code/sentCode.ts': [
    {
      sample: JSON.stringify({
        subject: 'login',
        mobileMasked: '138****0001',
        transactionNo: '',
        sentAt: NOW - 10_000,
        resendAt: NOW + 50_000,
      }),
      read: (_, memory) => loadSentCode(memory, 'login', { now: () => NOW, elapsed: () => 5_000 }),
      isFine(sent) {
        if (sent === null) return true
        const { subject, mobileMasked, transactionNo, resendAt } = sent as SentCode
        const areTexts = [subject, mobileMasked, transactionNo].every((text) => typeof text === 'string')
        return areTexts && resendAt >= 5_000 && resendAt <= 65_000
      },
    },
  ],
})
