import { close, defineFlow, page as toPage } from '@koo/flow'
import { sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tobacco, tobaccoBasic, tobaccoGoods, tobaccoManage } from './step.ts'

const instead = { replace: true } as const
const pages = {
  tobacco,
  'tobacco/basicInfo': tobaccoBasic,
  'tobacco/manageInfo': tobaccoManage,
  'tobacco/goodsInfo': tobaccoGoods,
}
const flow = defineFlow({
  id: 'merchant',
  start: 'tobacco',
  pages,
  exits: {
    tobacco: { start: toPage('tobacco/basicInfo', instead) },
    'tobacco/basicInfo': { next: toPage('tobacco/manageInfo', instead) },
    'tobacco/manageInfo': { next: toPage('tobacco/goodsInfo', instead) },
    'tobacco/goodsInfo': { next: close },
  },
})

function openAt(name: keyof typeof pages) {
  const view = openFlow(flow, sandboxWorld({ persona: 'merchant-tobacco' }), { at: `/merchant/${name}` })
  onTestFinished(() => view.unmount())
  return view
}

describe('leaving midway', () => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])(
    'asks on %s: by the header, by back and by a link',
    { tags: ['channel.12'] },
    async (name) => {
      const view = openAt(name)
      await view.shows(`merchant_${name.replace('/', '_')}`)
      const ways = [
        () => view.press('back'),
        () => view.host.nativeBack(),
        () => view.go(name === 'tobacco' ? '/merchant/tobacco/basicInfo' : '/merchant/tobacco'),
      ]
      for (const leave of ways) {
        leave()
        await expect.poll(() => view.asking()).toBe(true)
        view.press('stay')
        await expect.poll(() => view.asking()).toBe(false)
        await view.shows(`merchant_${name.replace('/', '_')}`)
      }
    },
  )

  it('does not ask where a part leads to the next one', async () => {
    const view = openAt('tobacco/basicInfo')
    await view.shows('merchant_tobacco_basicInfo')
    await view.takeExit('tobacco/basicInfo', 'next')
    await view.shows('merchant_tobacco_manageInfo')
    expect(view.asking()).toBe(false)
  })
})
