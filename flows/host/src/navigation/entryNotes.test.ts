import { describe, expect, it } from 'vitest'
import { createEntryNotes } from './entryNotes.ts'

/** A history entry with the state that the router writes, at the address of a link. */
function entryWith(state: unknown = { key: 'a', idx: 2 }, refuses = false) {
  const history = {
    state,
    replaceState(next: unknown, _: string, address?: string) {
      if (refuses) throw new DOMException('', 'SecurityError')
      expect(address).toBeUndefined()
      history.state = structuredClone(next)
    },
  }
  return { history, location: { search: '?open=serial.1.cash.check' } }
}

describe('notes in the history entry', () => {
  it('are not read from the address, which anybody can write', () => {
    expect(createEntryNotes(entryWith()).getItem('open')).toBeNull()
  })

  it('are there after a reload, beside what the router has written', () => {
    const entry = entryWith()
    const first = createEntryNotes(entry)
    first.setItem('open', 'mine')
    first.setItem('place', 'row 7')
    expect(entry.history.state).toMatchObject({ key: 'a', idx: 2 })
    const reloaded = createEntryNotes(entry)
    expect(reloaded.getItem('open')).toBe('mine')
    reloaded.removeItem('open')
    expect([reloaded.getItem('open'), createEntryNotes(entry).getItem('open')]).toEqual([null, null])
    expect(createEntryNotes(entry).getItem('place')).toBe('row 7')
    expect(entry.history.state).toMatchObject({ key: 'a', idx: 2 })
  })

  it('outlive the entry in which the document began: a sign-in replaces it', () => {
    const entry = entryWith()
    createEntryNotes(entry).setItem('open', 'mine')
    const reloaded = createEntryNotes(entry)
    entry.history.state = { key: 'b', idx: 2 }
    expect(reloaded.getItem('open')).toBe('mine')
    reloaded.setItem('open', 'mine')
    expect(createEntryNotes(entry).getItem('open')).toBe('mine')
  })

  it('are found again by going back to their entry', () => {
    const entry = entryWith()
    const later = createEntryNotes(entry)
    entry.history.state = { kooNotes: { open: 'mine' } }
    expect(later.getItem('open')).toBe('mine')
  })

  it('last as long as the document where the browser refuses', () => {
    const notes = createEntryNotes(entryWith(null, true))
    notes.setItem('open', 'mine')
    expect(notes.getItem('open')).toBe('mine')
  })

  it.each([null, 'text', 7, { kooNotes: null }, { kooNotes: 'open' }, { kooNotes: { open: { a: 1 } } }])(
    'are none in %j',
    (state) => {
      expect(createEntryNotes(entryWith(state)).getItem('open')).toBeNull()
    },
  )
})
