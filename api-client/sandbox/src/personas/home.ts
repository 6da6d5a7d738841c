import { benefitPersonas } from './home/benefits.ts'
import { campaignPersonas } from './home/campaigns.ts'
import { stagePersonas } from './home/stages.ts'
import type { Persona } from './types.ts'

/** Personas that show home page, messages, campaigns, top-up and membership. */
export const homePersonas: readonly Persona[] = [...stagePersonas, ...campaignPersonas, ...benefitPersonas]
