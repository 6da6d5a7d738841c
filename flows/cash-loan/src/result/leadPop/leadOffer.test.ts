import type { AfterProcessInfo } from '@koo/api-client/types'
import { expect, it } from 'vitest'
import { leadPopNames, readLeadOffer } from './leadOffer.ts'

const lydList = [1, 2, 3].map((instId) => ({ instId, instName: `机构${instId}` }))
const reply = (more: Partial<AfterProcessInfo>): AfterProcessInfo => ({ showType: 'popWindow', ...more })

it.each(leadPopNames)('the server’s name is taken: %s', { tags: ['widget.6'] }, (popName) => {
  const all = { lydList, applyLimitPopMode: 'refuseStyle', cashTotalAmountDl: 20_000, cashLeadFreeAmount: 88 }
  expect(readLeadOffer(reply({ ...all, popName }))?.name).toBe(popName)
})

it.each([
  ['applyLimitSuccess', { applyLimitPopMode: 'refuseStyle', cashTotalAmountDl: 20_000, lydList }],
  ['landscape', { applyLimitPopMode: 'refuseStyle', lydList }],
  ['landscape', { lydList, cashLeadFreeAmount: 88 }],
  ['failV2', { lydList: lydList.slice(1), cashLeadFreeAmount: 88 }],
  ['failV2', { cashLeadDiscountRate: 0.8 }],
  ['failV1', { lydList: lydList.slice(1), popName: 'unknown' }],
  ['failV1', {}],
] as const)('without a known name the data decide: %s', { tags: ['widget.6'] }, (name, data) => {
  expect(readLeadOffer(reply(data as Partial<AfterProcessInfo>))?.name).toBe(name)
})

it('another show type is no lead pop-up', { tags: ['result.22'] }, () => {
  expect(readLeadOffer(reply({ showType: 'oneClickLeadFlow' }))).toBeNull()
  expect(readLeadOffer(null)).toBeNull()
})

it('leaves out what cannot be read', () => {
  const broken = [{ instId: {}, instName: '机构' }, { instId: 7 }, { instId: 8, instName: '机构八' }]
  expect(readLeadOffer(reply({ lydList: broken, effectiveDayDl: 'soon', btnName: ' ' }))).toMatchObject({
    institutions: [{ id: '8', name: '机构八' }],
    days: null,
    button: null,
    limit: 0,
  })
})
