import { orderDetail } from './orderDetail/step.ts'
import { orders } from './orders/step.ts'
import { phone } from './phone/step.ts'
import { qq } from './qq/step.ts'
import { result } from './result/step.ts'
import { video } from './video/step.ts'

/** The pages of the flow, by their names. */
export const pages = { phone, video, qq, result, orders, orderDetail }
