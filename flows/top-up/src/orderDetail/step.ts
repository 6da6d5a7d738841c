import { defineStep } from '@koo/flow'

const step = defineStep({ title: '订单详情', exits: { orders: null, shop: null } })

/** One top-up: what was bought, what it cost, and how it stands. */
export const orderDetail = step.page(() => import('./OrderDetail.tsx'))

export type DetailStep = typeof step
