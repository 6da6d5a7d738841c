import { defineFlow } from '@koo/flow'
import { partnerChannel } from '@koo/steps/partner'

/** Credit for the customers of siku, a shop for luxury goods. */
export const siku = defineFlow(partnerChannel('siku'))
