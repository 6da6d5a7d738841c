import { cashPreApproval } from '@koo/api-client/calls'
import type { OldUserSplitInfo } from '@koo/api-client/types'
import { replies, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { code, openCode } from './testing/openConfirm.ts'

const PUBLISH = 'cash/publishV2'
const PERSONA = 'split-two'
const LOAN = {
  amount: '12000',
  loanPeriod: 12,
  userCardId: 'C1',
  couponIds: ['CR3', 'CM1'],
  loanUseCode: '10001',
  subLoanUseCode: '1000101',
}
type Split = OldUserSplitInfo

/** The application that is sent, for terms with a changed split. */
async function sent(change: (split: Split) => unknown = (split) => split, persona = PERSONA) {
  const world = sandboxWorld({ persona, contract: 'report' })
  const terms = await cashPreApproval(world.gateway, LOAN)
  const oldUserSplitInfoDto = change(terms.oldUserSplitInfoDto ?? {})
  const faults = [replies('cash/preApproval', { ...terms, oldUserSplitInfoDto })]
  const { calls } = await openCode({ world, faults })
  await code.fill('123456')
  await expect.poll(() => calls(PUBLISH)).toHaveLength(1)
  return { request: calls(PUBLISH)[0]?.request, world }
}

const tags = (risk: string) => [
  { fieldKey: 'splitRiskTag', fieldValue: risk },
  { fieldKey: 'splitUserTag', fieldValue: '1' },
]
/** The same part with these tags. */
const withTags = (dataGridList: unknown) => (split: Split) => ({
  ...split,
  splitAmountList: split.splitAmountList?.map((part) => ({ ...part, dataGridList })),
})

describe('a split loan is published', () => {
  it('with its parts, their tags and the refused amount, and is lent', async () => {
    const { request, world } = await sent()
    expect(request).toMatchObject({
      amount: '12000.00',
      refuseAmount: '4800.00',
      splitAmountList: [
        { amount: '7200.00', dataGridList: tags('A') },
        { amount: '4800.00', dataGridList: tags('B') },
      ],
    })
    await expect.poll(() => world.sandbox.world().loanCount).toBe(1)
  })

  it.each([
    ['tags that are missing', withTags(undefined)],
    ['tags that are null', withTags(null)],
    ['tags that are a text', withTags('A')],
    ['a tag that is not known', withTags([{ fieldKey: 'other', fieldValue: 'A' }])],
    ['a tag without a value', withTags([{ fieldKey: 'splitRiskTag', fieldValue: null }])],
    ['a tag with a negative number', withTags([{ fieldKey: 'splitUserTag', fieldValue: -1 }])],
    ['an empty tag', withTags([{ fieldKey: 'splitUserTag', fieldValue: '' }])],
  ])('without %s', async (_what, change) => {
    const { request } = await sent(change)
    const { splitAmountList = [] } = request as { splitAmountList?: { dataGridList?: unknown }[] }
    expect(splitAmountList.map(({ dataGridList }) => dataGridList ?? [])).toEqual([[], []])
  })

  it.each([
    ['it is null', () => null],
    ['it is a text', () => '拆单'],
    ['it says that the loan is not split', (split: Split) => ({ ...split, canSplitLoan: false })],
    ['its version is not known', (split: Split) => ({ ...split, version: 'v2' })],
    ['it has no parts', (split: Split) => ({ ...split, splitAmountList: null })],
    ['its parts are a text', (split: Split) => ({ ...split, splitAmountList: '7200,4800' })],
    [
      'its parts are not the loan',
      (split: Split) => ({
        ...split,
        splitAmountList: split.splitAmountList?.map((part) => ({ ...part, amount: '1' })),
      }),
    ],
    [
      'a part is negative',
      (split: Split) => ({
        ...split,
        splitAmountList: split.splitAmountList?.map((part) => ({ ...part, amount: '-1' })),
      }),
    ],
    ['the refused amount is negative', (split: Split) => ({ ...split, refuseAmount: '-1' })],
    ['the refused amount is a text', (split: Split) => ({ ...split, refuseAmount: '没有' })],
  ])('as a whole when %s', async (_what, change) => {
    const { request, world } = await sent(change)
    expect(request).not.toHaveProperty('splitAmountList')
    expect(request).not.toHaveProperty('refuseAmount')
    await expect.poll(() => world.sandbox.world().loanCount).toBe(1)
  })

  it.each([undefined, null])('without a refused amount that is %j', async (refuseAmount) => {
    const { request } = await sent((split) => ({ ...split, refuseAmount }))
    expect(request).toHaveProperty('splitAmountList')
    expect(request).not.toHaveProperty('refuseAmount')
  })

  it('by a customer whose loans are not split without any', async () => {
    const { request } = await sent((split) => split, 'old-customer')
    expect(request).not.toHaveProperty('splitAmountList')
  })
})
