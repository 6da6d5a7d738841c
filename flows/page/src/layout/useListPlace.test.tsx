import { defineFlow, defineStep } from '@koo/flow'
import { memoryStorage } from '@koo/flow/testing/storage'
import { VirtualList } from '@koo/kit/VirtualList'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openFlow } from '../testing/openFlow.tsx'
import { sandboxWorld } from '../testing/sandboxWorld.ts'
import { useListPlace } from './useListPlace.ts'

const rows = Array.from({ length: 260 }, (_, index) => `第${index + 1}行`)
/** Two heights, neither of them the estimated one. */
const heightOf = (row: string) => (Number.parseInt(row.slice(1), 10) % 3 === 0 ? 220 : 90)
let shown = rows

function Rows() {
  return (
    <VirtualList {...useListPlace('rows')} items={shown} itemKey={(row) => row} itemSize={120}>
      {(row) => <p style={{ height: heightOf(row) }}>{row}</p>}
    </VirtualList>
  )
}

const step = defineStep({ title: 'rows' })
const flow = defineFlow({
  id: 'l',
  start: 'list',
  pages: {
    list: step.page(() => Promise.resolve({ default: Rows })),
    other: step.page(() => Promise.resolve({ default: () => <p>别处</p> })),
  },
})

const rowAtTop = () =>
  [...document.querySelectorAll('li')].find((row) => row.getBoundingClientRect().bottom > 1)?.textContent

/** Opens the list and scrolls like a thumb until `row` is at the top. */
async function openAt(row: number) {
  // Not in the first entry of a tab: all tests share the one of this browser.
  const memory = memoryStorage()
  const view = openFlow(flow, sandboxWorld(), { at: '/l/other', browser: true, memory })
  onTestFinished(() => view.unmount())
  await view.shows('l_other')
  view.go('/l/list')
  await view.shows('l_list')
  const isThere = () => {
    const at = rows.indexOf(rowAtTop() ?? '') + 1
    if (at < row) window.scrollBy(0, at < row - 8 ? 400 : 60)
    return at >= row
  }
  await vi.waitUntil(isThere, { timeout: 20_000, interval: 1 })
  // Rows that come into view are measured, and what is above them moves, until the list keeps its place.
  memory.removeItem('list_place.rows')
  // Well into the row: at its edge, the part of a pixel would decide which row is at the top.
  window.scrollBy(0, 40)
  await expect.poll(() => memory.getItem('list_place.rows')).not.toBeNull()
  return { view, row: rowAtTop() }
}

it('comes back to the same row of a long list whose rows have two heights', async () => {
  const { view, row } = await openAt(120)
  view.go('/l/other')
  await view.shows('l_other')
  expect(window.scrollY).toBe(0)
  view.back()
  await view.shows('l_list')
  await expect.poll(rowAtTop).toBe(row)
})

it('comes back to the neighbour of a row that is gone', async () => {
  const { view, row } = await openAt(120)
  const next = rows[rows.indexOf(row ?? '') + 1]
  view.go('/l/other')
  await view.shows('l_other')
  shown = rows.filter((each) => each !== row)
  view.back()
  await view.shows('l_list')
  await expect.poll(rowAtTop).toBe(next)
  shown = rows
})

it('comes back to it after a reload', async () => {
  const { view, row } = await openAt(60)
  await view.reload()
  await view.shows('l_list')
  await expect.poll(rowAtTop).toBe(row)
})

it('starts at the top when it is opened again', async () => {
  const { view } = await openAt(60)
  view.go('/l/other')
  await view.shows('l_other')
  view.go('/l/list')
  await view.shows('l_list')
  await expect.poll(rowAtTop).toBe(rows[0])
})

it.each(['', 'null', '{', '7', '[]', '{"entry":"default","key":7,"index":"x","offset":null}'])(
  'starts at the top when its storage holds %s',
  async (text) => {
    const view = openFlow(flow, sandboxWorld(), {
      at: '/l/list',
      memory: { ...memoryStorage(), getItem: () => text },
    })
    await view.shows('l_list')
    await expect.poll(rowAtTop).toBe(rows[0])
  },
)
