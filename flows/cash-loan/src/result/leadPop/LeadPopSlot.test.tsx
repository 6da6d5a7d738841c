import { Sheet } from '@koo/kit/Sheet'
import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LEAD_POP_REMOVED_MS } from '../../constants.ts'
import { readLeadOffer, type LeadOffer, type LeadPopName } from './leadOffer.ts'
import { LeadPopSlot } from './LeadPopSlot.tsx'

const offerOf = (popName: LeadPopName) => readLeadOffer({ showType: 'popWindow', popName })
const dialogs = page.getByRole('dialog')

async function open(offer: LeadOffer | null, sheet = false) {
  const world = sandboxWorld()
  const host = stageHost(world)
  const element = (next: LeadOffer | null, isSheetOpen: boolean) => (
    <Stage world={world} host={host}>
      <Sheet title="一个面板" open={isSheetOpen} onOpenChange={() => {}}>
        内容
      </Sheet>
      <LeadPopSlot offer={next} onLead={() => {}} />
    </Stage>
  )
  const view = await render(element(offer, sheet))
  const events = () => host.events.map((event) => (event.type === 'event' ? event.facts : {}))
  return {
    world,
    events,
    show: (next: LeadOffer | null, isOpen = false) => view.rerender(element(next, isOpen)),
  }
}

it(
  'a second one is ignored and reported, also after the first is gone',
  { tags: ['leadPop.2'] },
  async () => {
    const { world, events, show } = await open(offerOf('failV1'))
    await expect.element(dialogs).toMatchTextContent('这笔借款没有通过')
    const second = offerOf('newHighPrice')
    await show(second)
    await expect.poll(events).toMatchObject([
      { pop: 'failV1', action: 'show' },
      { pop: 'newHighPrice', action: 'ignored' },
    ])
    expect(dialogs.elements()).toHaveLength(1)
    await expect.element(dialogs).toMatchTextContent('这笔借款没有通过')
    await page.getByRole('button', { name: '关闭' }).click()
    await world.clock.advance(LEAD_POP_REMOVED_MS)
    await expect.element(dialogs).not.toBeInTheDocument()
    await world.clock.advance(60_000)
    expect(dialogs.elements()).toEqual([])
  },
)

it('opens over nothing: it waits until a sheet of the customer is closed', async () => {
  const offer = offerOf('landscape')
  const { world, events, show } = await open(null, true)
  await expect.element(dialogs).toBeVisible()
  await show(offer, true)
  await world.clock.advance(60_000)
  expect(events()).toEqual([])
  await show(offer)
  await expect.element(page.getByRole('dialog', { name: '这笔借款没有通过' })).toBeVisible()
  expect(events()).toMatchObject([{ action: 'show' }])
})
