import { become } from '../support/become.ts'
import { BASE, views } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

/** Where each channel opens for its customers, by what they have done. The sandbox has the pages of partners and banks. */
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
    done: '__sandbox/partner/siku/order',
  },
  yinlian: {
    start: 'yinlian/waiting',
    'one-step': 'yinlian/idauth',
    'last-step': 'yinlian/contactff',
    ready: 'yinlian/result',
    assessing: 'yinlian/checking',
    failed: 'yinlian/checkedfail',
    passed: 'yinlian/jydCheckedSuccess',
    after: '__sandbox/partner/yinlian/cashier',
    done: '__sandbox/partner/yinlian/order',
    // The page opens the bank's.
    'no-card': '__sandbox/bind',
    'pre-fails': 'yinlian/checkedfail',
    refused: 'yinlian/entryfail',
    // The partner's page hands over at once to our own card, which says what the customer has (gap N9).
    koocard: 'koocard/checkedsuccess',
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
    done: '__sandbox/partner/zhuanzhuan/order',
  },
  maoyan: {
    start: '__sandbox/partner/maoyan/authorise',
    'one-step': 'maoyan/idnumberauth',
    'last-step': 'maoyan/information',
    ready: 'maoyan/result',
    assessing: 'maoyan/checking',
    failed: 'maoyan/result',
    passed: 'maoyan/result',
    after: '__sandbox/partner/maoyan/tickets',
  },
  'merchant-credit': {
    start: '__sandbox/partner/merchant-credit/authorise',
    after: 'merchant/merchantCredit',
  },
} as const

const isOutside = (place: string) => place.startsWith('__sandbox/')

/** The id of a page: its path, with a line in place of each slash. */
const pageIdOf = (place: string) => place.replaceAll('/', '_')

for (const [channel, places] of Object.entries(PLACES))
  test(`a customer of ${channel} comes where they are`, { tag: '@loan.3' }, async ({ page, sandbox }) => {
    for (const [place, path] of Object.entries(places))
      await test.step(`${channel}-${place} opens ${path}`, async () => {
        await become(page, sandbox, `${channel}-${place}`)
        await page.goto(`${BASE}/${channel}/`)
        if (isOutside(path)) {
          await expect(page).toHaveURL((url) => url.pathname === `/${path}`)
          return
        }
        // A page that waits for the server moves on by itself, so what it showed is counted, not where it is now.
        await expect.poll(() => views(sandbox)).toContain(pageIdOf(path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // One for each page on the way, too.
        const seen = await views(sandbox)
        expect(seen).toEqual([...new Set(seen)])
      })
  })
