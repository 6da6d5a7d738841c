import { defineStep } from '@koo/flow'

// Size: saved addresses beside a new one, for one order, and each of the three missing, gone, too many or refused

const step = defineStep({ title: '填写收货地址', exits: { prizes: null } })

/** The address of one order, named by the query. `prizes`: it is saved, or the order waits for none. */
export const orderAddress = step.page(() => import('./OrderAddress.tsx'))

export type OrderAddressStep = typeof step
