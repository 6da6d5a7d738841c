import { personasOf, type PersonaLine } from '@koo/flow/testing'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cashLoan } from './flow.ts'
import { pickVideo, submit } from './commitment/testing/openCommitment.ts'
import { personas } from './personas.ts'
import { askCode, openTab } from './testing/tab.ts'

personasOf(cashLoan, personas)

const headings: Record<string, string> = {
  'cash/home': '借款',
  'cash/home/confirm': '确认借款',
  'cash/home/videoAuth': '承诺认证',
  'cash/smartVideo': '智能视频认证',
  'result/loan': '借款结果',
}

/** Does on the real page what a line says. */
async function act({ at, with: entered = {}, exit }: PersonaLine) {
  switch (`${at} ${exit ?? ''}`) {
    case 'cash/home next': {
      await page.getByTestId('amount').fill(String(entered.amount))
      await page.getByRole('radio', { name: new RegExp(`^${String(entered.period)}期`) }).click()
      await page.getByRole('checkbox').click()
      await page.getByRole('button', { name: '立即借款' }).click()
      return
    }
    case 'cash/home/confirm form':
      await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
      await page.getByRole('button', { name: 'back' }).click()
      return
    case 'cash/home/videoAuth smart':
      await page.getByRole('button', { name: '同意并继续' }).click()
      return
    case 'cash/smartVideo confirm':
      await pickVideo('good.mp4')
      await submit.click()
      return
    case 'cash/home/confirm done':
      await (await askCode()).fill('123456')
      return
    case 'result/loan finish':
      await page.getByRole('button', { name: '完成' }).click()
      return
    case 'result/loan ':
      await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
  }
}

/** The sandbox's customer for a way that is not the ordinary one. */
const CUSTOMERS: Readonly<Record<string, string>> = {
  'gives a commitment with a video of its own page': 'video-new',
}

// The last one starts with a loan of an earlier visit: the journey tests cover it.
it.each(personas.slice(0, -1))('over the real pages: $name', async ({ name, lines }) => {
  const { [name]: persona } = CUSTOMERS
  const world = sandboxWorld({ ...(persona && { persona }) })
  const view = openTab(world, { store: memoryStorage() })
  try {
    for (const line of lines) {
      // Leaves by itself, sometimes before it can be looked at.
      if ('exit' in line && line.exit === 'commitment') continue
      await expect
        .element(page.getByRole('heading', { name: headings[line.at]!, level: 1, exact: true }))
        .toBeVisible()
      await act(line)
    }
    await expect.poll(() => world.sandbox.world().loanCount).toBe(1)
  } finally {
    view.unmount()
  }
})
