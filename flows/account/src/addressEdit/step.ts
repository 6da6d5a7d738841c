import { defineStep } from '@koo/flow'

export const step = defineStep({ title: '编辑地址', exits: { done: null } })

/** A new address, or that of the query. It is kept for later: no order that waits for an address gets it. */
export const addressEdit = step.page(() => import('./AddressEdit.tsx'))
