import { storageReaders } from '@koo/flow/testing/storage-readers'
import { typedMobile } from './useTypedMobile.ts'

const NOW = 1_772_000_000_000

storageReaders(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  {
    './useTypedMobile.ts': [
      {
        sample: `13800000001 ${NOW - 1_000}`,
        read: (_, memory) => typedMobile({ memory, now: () => NOW }),
        isFine: (digits) => /^\d{0,11}$/.test(String(digits)),
      },
    ],
  },
)
