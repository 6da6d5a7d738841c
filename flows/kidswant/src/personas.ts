import { partnerWays } from '@koo/steps/partner/ways'

/** Customers of the partner, and their ways through the flow. */
export const personas = partnerWays('kidswant', [
  'idauth',
  'video',
  'idcarduploading',
  'information',
  'contactff',
])
