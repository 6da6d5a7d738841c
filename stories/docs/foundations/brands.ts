import {
  kooHues,
  nightHues,
  partnerBrands,
  partnerHues,
  type Hues,
  type PartnerName,
} from '@koo/kit/theme/contrast'

/** The hues of a brand by day and by night. */
export interface Brand {
  name: string
  /** Of a flow, as the toolbar and `data-theme` have it; '' for the own brand. */
  id: string
  day: Hues
  night: Hues
}

const ofPartner = (id: PartnerName): Brand => ({
  name: id,
  id,
  day: partnerHues(kooHues, partnerBrands[id].day),
  night: partnerHues(nightHues, partnerBrands[id].night),
})

/** Every brand, the own one first. */
export const brands: readonly Brand[] = [
  { name: 'koo', id: '', day: kooHues, night: nightHues },
  ...(Object.keys(partnerBrands) as PartnerName[]).map(ofPartner),
]

/** The brand that the toolbar names. */
export const brandOf = (id: unknown): Brand => {
  const [own, ...partners] = brands
  const found = partners.find((brand) => brand.id === id) ?? own
  if (!found) throw new Error('there is no brand')
  return found
}
