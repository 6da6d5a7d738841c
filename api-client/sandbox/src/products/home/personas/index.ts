import { benefitPersonas } from './benefits.ts'
import { campaignPersonas } from './campaigns.ts'
import { shopPersonas } from './shop.ts'
import { stagePersonas } from './stages.ts'
import { strangePersonas } from './strange.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Personas of the home domain: home page, messages, campaigns, top-up and membership. */
export const homePersonas: readonly Persona[] = [
  ...stagePersonas,
  ...strangePersonas,
  ...campaignPersonas,
  ...shopPersonas,
  ...benefitPersonas,
]
