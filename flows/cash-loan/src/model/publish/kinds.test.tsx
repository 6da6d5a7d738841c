import {
  cashMixLoan,
  cashOneClickLoanPublish,
  cashQueryOpenApplications,
  staffCashPublish,
} from '@koo/api-client/calls'
import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { lendToMerchant } from '@koo/steps/publishing/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LEAD_MARKER, LOAN_TYPE, ONE_CLICK_TYPE } from '../../constants.ts'
import { offerAfter } from '../../oneClick/testing/refuse.ts'
import { lend, LENT_SERIAL } from '../../stories/lend.ts'
import { opened, tab } from '../../testing/atCode.ts'
import { CONFIRM } from '../../testing/tab.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

const LOAN = { serialNumber: LENT_SERIAL, loanPeriod: 12, userCardId: 'C1' }
const STAFF = '/staff/cashLoan?amount=5000&period=6'
const PARTNER = '/cashLead/loan?amount=5000&period=6'

/** The loan of one click after a refused loan, whose result was seen. */
async function lendByOneClick({ gateway, ...world }: SandboxWorld) {
  const offer = await offerAfter({ gateway, ...world })
  await cashQueryOpenApplications(gateway, { typeId: LOAN_TYPE, seenSerialNumber: LENT_SERIAL })
  await cashOneClickLoanPublish(gateway, {
    typeId: ONE_CLICK_TYPE,
    serialNumber: offer.serialNumber ?? '',
    monthRepay: offer.monthPay ?? 0,
    amount: offer.amount ?? 0,
    ...(offer.selectedCouponInfo && { couponId: offer.selectedCouponInfo.couponId }),
  })
}

interface Case {
  kind: string
  persona: string
  make(world: SandboxWorld): Promise<unknown>
  /** Pages that offer a loan of another kind. */
  at: string[]
  /** What the result page is told beside the ids. */
  told: object
}

const CASES: Case[] = [
  { kind: 'cash', persona: 'staff', make: (world) => lend(world), at: [STAFF, PARTNER], told: {} },
  {
    kind: 'staff',
    persona: 'staff',
    make: ({ gateway }) => staffCashPublish(gateway, { ...LOAN, amount: '5000' }),
    at: ['/cash/home', CONFIRM],
    told: {},
  },
  {
    kind: 'lead',
    persona: 'lead-new-style',
    make: (world) => lend(world, '12000', { leadFlow: LEAD_MARKER }),
    at: ['/cash/home', CONFIRM, STAFF],
    told: { from: 'cashLead' },
  },
  {
    kind: 'mixed',
    persona: 'mixed',
    make: ({ gateway }) => cashMixLoan(gateway, { ...LOAN, amount: '30000', mixLoanAmount: '10000' }),
    at: [PARTNER, CONFIRM],
    told: { isMixLoan: 'true' },
  },
  {
    kind: 'oneClick',
    persona: 'lead-new-style',
    make: lendByOneClick,
    at: ['/cash/home', PARTNER],
    told: { from: 'cashLead' },
  },
  {
    kind: 'merchant',
    persona: 'merchant-approved',
    make: lendToMerchant,
    at: ['/cash/home', CONFIRM],
    told: { from: 'merchant' },
  },
]

const resultOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://koo.test')
  return { pathname, ...Object.fromEntries(searchParams) }
}

/** What the result page of the newest loan is told; the parts of a mixed loan are one listing. */
function expected({ sandbox }: SandboxWorld, { kind, told }: Case) {
  const { loans } = sandbox.world()
  const { listingId, serialNumber } = loans.at(kind === 'mixed' ? 0 : -1)!
  return { pathname: '/result/loan', listingId, serialNumber, ...told }
}

describe('a loan that only the lender knows', () => {
  const cases = CASES.flatMap((each) => each.at.map((at) => [each.kind, at, each] as const))
  it.each(cases)(
    '%s: without storage, %s leads to its result before anything is offered',
    async (_kind, at, each) => {
      const world = sandboxWorld({ persona: each.persona })
      await each.make(world)
      const view = tab(world, { at, keepsStore: () => false })
      await expect.poll(() => resultOf(view.address())).toEqual(expected(world, each))
    },
  )

  it.each(CASES.map((each) => [each.kind, each] as const))(
    '%s: its result page, opened by an address with its id only, knows what it is',
    async (_kind, each) => {
      const world = sandboxWorld({ persona: each.persona })
      await each.make(world)
      const { pathname, listingId, ...rest } = expected(world, each)
      const view = tab(world, { at: `${pathname}?listingId=${listingId}`, keepsStore: () => false })
      const isTold = Object.keys(each.told).length > 0
      await expect.element(page.getByText('首次还款')).toBeVisible()
      expect(resultOf(view.address())).toEqual({ pathname, listingId, ...(isTold && rest) })
    },
  )

  it('of the staff: with storage that was emptied, the wallet asks for no code before it is settled', async () => {
    const world = sandboxWorld({ persona: 'staff' })
    const each = CASES.find(({ kind }) => kind === 'staff')!
    await each.make(world)
    const view = tab(world, { at: CONFIRM })
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: '确认借款' }).click()
    await expect.poll(() => resultOf(view.address())).toEqual(expected(world, each))
    expect(world.sandbox.log('default', 'cash/applyAgreementSign')).toEqual([])
  })
})
