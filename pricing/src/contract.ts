// OC-2
/**
 * Schemas of the figures this package reads, for callers that want contract violations reported and not read as
 * "nothing". A separate entry, so that a page which trusts its generated client does not load it.
 */
export {
  type Checked,
  amountConfigSchema,
  checkContract,
  couponSchema,
  figureSchema,
  fromContract,
  rateSchema,
  rateTableEntrySchema,
  scheduleInputSchema,
} from './fromContract/schemas.ts'
export { InputError } from './inputError.ts'
