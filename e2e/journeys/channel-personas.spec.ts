import type { Page } from '@playwright/test'
import { BASE, isAt, views } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

/** Where each channel opens for its customers, by what they have done. A path of the partner begins with `partner/`. */
const PLACES = {
  siku: {
    start: 'siku/idauth',
    'one-step': 'siku/idcarduploading',
    'last-step': 'siku/information',
    ready: 'siku/result',
    assessing: 'siku/checking',
    failed: 'siku/checkedfail',
    passed: 'siku/checkedsuccess',
    after: 'common/pay',
    done: 'partner/siku/order',
  },
  yinlian: {
    start: 'yinlian/waiting',
    'one-step': 'yinlian/idauth',
    'last-step': 'yinlian/contactff',
    ready: 'yinlian/result',
    assessing: 'yinlian/checking',
    failed: 'yinlian/checkedfail',
    passed: 'yinlian/jydCheckedSuccess',
    after: 'partner/yinlian/cashier',
    done: 'partner/yinlian/order',
    // The page opens the bank's.
    'no-card': 'bank/bind',
  },
  zhuanzhuan: {
    start: 'zhuanzhuan/idnumberauth',
    'one-step': 'zhuanzhuan/video',
    'last-step': 'zhuanzhuan/information',
    ready: 'zhuanzhuan/result',
    assessing: 'zhuanzhuan/checking',
    failed: 'zhuanzhuan/checkedfail',
    passed: 'zhuanzhuan/result',
    after: 'common/pay',
    done: 'partner/zhuanzhuan/order',
  },
  maoyan: {
    start: 'partner/maoyan/authorise',
    'one-step': 'maoyan/idnumberauth',
    'last-step': 'maoyan/information',
    ready: 'maoyan/result',
    assessing: 'maoyan/checking',
    failed: 'maoyan/result',
    passed: 'maoyan/result',
    after: 'partner/maoyan/tickets',
  },
} as const

const opens = (page: Page, place: string) =>
  place.startsWith('partner/')
    ? expect(page).toHaveURL((url) => url.pathname === `/__sandbox/${place}`)
    : isAt(page, place)

/** The id of a page: its path, with a line in place of each slash. */
const pageIdOf = (place: string) => place.replaceAll('/', '_')

for (const [channel, places] of Object.entries(PLACES))
  for (const [place, path] of Object.entries(places))
    test.describe(() => {
      const persona = `${channel}-${place}`
      test.use({ persona })

      test(`${persona} opens ${path}`, async ({ page, sandbox }) => {
        await page.goto(`${BASE}/${channel}/`)
        await opens(page, path)
        if (path.startsWith('partner/')) return
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(() => views(sandbox)).toContain(pageIdOf(path))
        // One for each page on the way, too.
        const seen = await views(sandbox)
        expect(seen).toEqual([...new Set(seen)])
      })
    })
