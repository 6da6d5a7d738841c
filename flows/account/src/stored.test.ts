import { storageReaders } from '@koo/flow/testing/storage-readers'
import { closingNote } from './cancel/closing.ts'
import { endedIn } from './cancelResult/useClosing.ts'

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const NOW = 1_772_000_000_000

storageReaders(sources, {
  './cancel/closing.ts': [
    {
      sample: JSON.stringify({ user: 'u1', version: 1, at: NOW, value: 'closed' }),
      read: (_, memory) => closingNote({ memory, userId: () => 'u1', now: () => NOW }).load(),
      isFine: (closing) => closing === null || closing === 'closed' || closing === 'sent',
    },
  ],
  './cancelResult/useClosing.ts': [
    {
      sample: 'closed',
      read: (_, entry) => endedIn(entry),
      isFine: (ended) => ended === null || ended === 'closed' || ended === 'unconfirmed',
    },
  ],
})
