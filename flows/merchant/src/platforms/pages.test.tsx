import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { demos } from './demos.ts'
import { platformExits, platformPages } from './index.ts'
import { PLATFORMS, type Platform } from './platforms.ts'

const names = Object.keys(PLATFORMS) as Platform[]
const demoPages = Object.keys(platformPages).filter((name) => name.includes('/'))

describe('the pages of the platforms', () => {
  it('are five authorisations, five uploads and thirteen examples', () => {
    expect(Object.keys(platformPages)).toHaveLength(23)
    expect(demoPages).toHaveLength(13)
    expect(names.map((name) => demos[name].length)).toEqual([2, 3, 2, 3, 3])
  })

  it('have an exit for each of their examples, and none for another', () => {
    const led = names.flatMap((name) => {
      const { example, example2, example3 } = platformExits[`${name}Upload`]
      return [example, example2, example3].flatMap((exit) => (exit ? [exit.page] : []))
    })
    expect(led.toSorted()).toEqual(demoPages.toSorted())
  })
})

describe.each(names)('the examples of %s', (name) => {
  const own = demoPages.filter((demo) => demo.startsWith(`${name}Upload/`)) as (keyof typeof platformPages)[]

  it('show what a screenshot must have, without a sign-in or a call', async () => {
    for (const [place, demo] of own.entries()) {
      const { view, world, exits, tap } = await openPage(platformPages[demo], { signedIn: false })
      await expect.element(page.getByText(demos[name][place]?.intro ?? '-')).toBeVisible()
      for (const must of demos[name][place]?.must ?? []) expect(view.container.textContent).toContain(must)
      expect(world.sandbox.log('default')).toEqual([])
      await tap('知道了')
      expect(exits).toEqual([{ name: 'done', query: undefined }])
      await view.unmount()
    }
  })
})
