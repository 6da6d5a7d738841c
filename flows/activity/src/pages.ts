import { campaign } from './campaign/step.ts'
import { draw } from './draw/step.ts'
import { orderAddress } from './orderAddress/step.ts'
import { offerOrders, prizes } from './prizes/step.ts'
import { signIn } from './signIn/step.ts'
import { survey } from './survey/step.ts'

/** The pages of the flow, by their names. */
export const pages = { signIn, campaign, draw, prizes, offerOrders, orderAddress, survey }
