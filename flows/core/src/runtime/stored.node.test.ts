import { storageReaders } from '../testing/storageReaders.ts'
import { claimHop, MOST_HOPS } from './hops.ts'
import { dropBadScrollPositions } from './scrollPositions.ts'
import { countBack, readTrail, recordNavigation, type Trail } from './trail.ts'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const entry = { key: 'k1', href: '/cash/home', pageId: 'cash_home' }

storageReaders(sources, {
  './hops.ts': [
    {
      sample: '1000000000000 1000000000001',
      // What is stored never takes away the way on: after a refusal the count begins anew.
      read: (_, memory) =>
        Array.from({ length: MOST_HOPS + 2 }, () => claimHop({ memory, now: () => 1e12 }, null)),
      isFine: (allowed) => (allowed as boolean[]).slice(-2).includes(true),
    },
  ],
  './trail.ts': [
    {
      sample: JSON.stringify({
        entries: [entry, { ...entry, key: 'k2' }],
        at: 1,
        backs: { cash_home: 1 },
      } satisfies Trail),
      read(_, memory) {
        const trail = readTrail(memory)
        // What every navigation and every back does with it.
        const next = countBack(recordNavigation(trail, 'POP', entry), 'cash_home')
        return { trail, backs: next.backs['cash_home'] }
      },
      isFine(result) {
        const { trail, backs } = result as { trail: Trail; backs: unknown }
        const texts = trail.entries.flatMap(({ key, href, pageId }) => [key, href, pageId])
        const isAt = trail.at === -1 || trail.entries[trail.at] !== undefined
        return isAt && texts.every((text) => typeof text === 'string') && Number.isFinite(backs)
      },
    },
  ],
  './scrollPositions.ts': [
    {
      sample: '{"k1":120}',
      read(_, memory) {
        dropBadScrollPositions(memory)
        const positions = JSON.parse(memory.getItem('react-router-scroll-positions') ?? '{}') as object
        // The router writes into it at the next navigation.
        return Object.assign(positions, { k2: 0 })
      },
      isFine: (positions) => typeof positions === 'object' && positions !== null && 'k2' in positions,
    },
  ],
  './owner.ts': 'the storage of a page: it hands on what is there',
})
