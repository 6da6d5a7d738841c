import type { FlowEvent } from '@koo/flow'
import { afterEach, expect, it } from 'vitest'
import { trackInteractions } from './interactions.ts'
import type { ShownPage } from './tracker.ts'

const point = { flow: 'f', page: 'home', pageId: 'f_home' }
let visit: ShownPage | null = null
let stop: () => void = () => undefined
const root = document.createElement('div')
afterEach(() => {
  stop()
  root.remove()
})

/** Tracks what happens in `html`; the names of the events, in their order. */
function start(html: string, shown = true) {
  visit = shown ? { ...point, at: 0 } : null
  root.innerHTML = html
  document.body.append(root)
  const names: string[] = []
  const track = (event: FlowEvent) => {
    if (event.type === 'event') names.push(`${event.pageId} ${event.name}`)
  }
  stop = trackInteractions({ root, track, shown: () => visit })
  return names
}
const click = (selector: string) => root.querySelector<HTMLElement>(selector)?.click()

it('a marked element is reported once when it is seen, and at each click inside of it', async () => {
  const names = start('<button data-event="coupon_centre"><b>领券</b></button><button>13812345678</button>')
  await expect.poll(() => names).toEqual(['f_home coupon_centre_exposure'])
  click('b')
  click('b')
  click('button:last-child')
  expect(names.slice(1)).toEqual(['f_home coupon_centre_click', 'f_home coupon_centre_click'])
})

it('one below the fold is reported when it is scrolled to, and one that comes later too', async () => {
  const names = start('<div style="height: 300vh"></div><p data-event="banner">x</p>')
  const added = document.createElement('p')
  added.dataset['event'] = 'added'
  added.textContent = 'y'
  root.prepend(added)
  await expect.poll(() => names).toEqual(['f_home added_exposure'])
  root.querySelector('[data-event="banner"]')?.scrollIntoView()
  await expect.poll(() => names).toEqual(['f_home added_exposure', 'f_home banner_exposure'])
})

it('taps that came before are reported once, with the page that was shown then', () => {
  const target = document.createElement('b')
  root.dataset['event'] = 'start'
  root.append(target)
  document.body.append(root)
  const taps = [
    { target, page: { ...point, pageId: 'f_first', at: 0 } },
    { target, page: null },
  ]
  const events: FlowEvent[] = []
  stop = trackInteractions({ root, track: (event) => events.push(event), shown: () => null, taps })
  delete root.dataset['event']
  expect(events).toMatchObject([{ type: 'event', pageId: 'f_first', name: 'start_click' }])
  expect(taps).toEqual([])
})

it('a text is no name, and nothing is reported before a page is shown', () => {
  const names = start('<button data-event="张三 13812345678">x</button>')
  click('button')
  expect(names).toEqual([])
  stop()
  const before = start('<button data-event="banner">x</button>', false)
  click('button')
  expect(before).toEqual([])
})

it('nothing is reported after it was stopped', () => {
  const names = start('<button data-event="banner">x</button>')
  stop()
  click('button')
  expect(names).toEqual([])
})

it('elements of one name are seen once in a visit, and again in the next', async () => {
  const row = '<p data-event="card">x</p>'
  const names = start(row.repeat(3))
  await expect.poll(() => names).toEqual(['f_home card_exposure'])
  visit = { ...point, pageId: 'f_list', at: 1 }
  root.innerHTML = row.repeat(2)
  await expect.poll(() => names).toEqual(['f_home card_exposure', 'f_list card_exposure'])
})

it('a visit has sixty events at most, however often somebody taps', async () => {
  const names = start('<button data-event="again">x</button>')
  await expect.poll(() => names).toHaveLength(1)
  for (let tap = 0; tap < 200; tap += 1) click('button')
  expect(names).toHaveLength(60)
  visit = { ...point, at: 1 }
  click('button')
  expect(names).toHaveLength(61)
})
